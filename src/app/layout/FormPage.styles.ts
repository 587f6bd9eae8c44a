import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, text, theme } from '@/shared/theme';

export { PageLead as Lead, PageTitle as Title } from '@/shared/ui/PageTitle';

/** The one column of a page that is a form (look §3). */
export const Column = styled.div(css`
  max-width: 640px;
  margin-inline: auto;
`);

export const Head = styled.div(css`
  display: grid;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[8]};

  ${below('mobile')} {
    margin-bottom: ${theme.space[7]};
  }
`);

export const HeadLink = styled(Link)(css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 2px;
  min-height: 44px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color['primary-text']};
  ${text('body', 600)}
  ${focusRing}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);
