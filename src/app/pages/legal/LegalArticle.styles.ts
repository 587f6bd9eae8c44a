import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Article = styled.article(css`
  max-width: 760px;
  margin-inline: auto;
  ${text('body-l')}

  p + p {
    margin-top: ${theme.space[3]};
  }
`);

export const Items = styled.ul(css`
  margin-top: ${theme.space[2]};
  padding-left: 1.2em;
  list-style: disc;

  li + li {
    margin-top: ${theme.space[1]};
  }
`);
