import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, theme } from '@/shared/theme';

export { PageLead as Lead, PageTitle as Title } from '@/shared/ui/PageTitle';

/** The one column of a page that is a form (look §3). */
export const Column = styled.div(css`
  max-width: 640px;
  margin-inline: auto;
`);

export const Head = styled.div(css`
  display: grid;
  gap: ${theme.space[2]};
  margin-bottom: 48px;

  ${below('mobile')} {
    margin-bottom: 32px;
  }
`);

export const HeadLink = styled(Link)(css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 2px;
  min-height: 44px;
  border-radius: ${theme.radius.xs};
  color: ${theme.color['primary-text']};
  font: 600 16px/1.4 ${theme.font};
  ${focusRing}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);
