import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Links = styled.nav(css`
  margin-bottom: ${theme.space[5]};
  color: ${theme.color['text-2']};
  ${text('body-s')}

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[4]};
  }
  b,
  a {
    padding-block: ${theme.space[2]};
  }
  a {
    text-decoration: underline;
  }
  a[aria-current] {
    color: ${theme.color['primary-text']};
    font-weight: 700;
  }
`);
