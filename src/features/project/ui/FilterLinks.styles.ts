import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Links = styled.nav(css`
  margin-bottom: 20px;
  color: ${theme.color['text-2']};
  ${text('body-s')}

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  b,
  a {
    padding-block: 10px;
  }
  a {
    text-decoration: underline;
  }
  a[aria-current] {
    color: ${theme.color['primary-text']};
    font-weight: 700;
  }
`);
