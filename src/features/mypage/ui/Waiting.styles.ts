import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, tabularNumbers, text, theme } from '@/shared/theme';

/** A pending item: text left, actions right. */
export const Rows = styled.ul`
  margin-top: -${theme.space[4]};
`;

export const Row = styled.li(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[5]};
  padding: ${theme.space[4]} 0;
  border-bottom: 1px solid ${theme.color['border-subtle']};
  ${focusRing}

  /* The icon beside the text, the buttons below it. */
  ${below('mobile')} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[3]} ${theme.space[3]};
  }
`);

export const Title = styled(Link)(css`
  ${text('body', 700)}
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);

export const Facts = styled.small(css`
  color: ${theme.color['text-3']};
  ${text('caption')}
  line-height: 1.3;
  ${tabularNumbers}
`);

export const Answers = styled.span`
  display: flex;
  flex: none;
  gap: ${theme.space[2]};

  ${below('mobile')} {
    grid-column: 2;

    > * {
      flex: 1;
      min-height: 44px;
    }
  }
`;
