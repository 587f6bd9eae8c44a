import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

const dark = `
  border-color: #8e918f;
  background: #131314;
  color: #e3e3e3;
`;

/** The colours of the providers' guidelines; the symbols are drawn for them. Only Google's follow the theme. */
export const providerColors = `
  border: 1px solid ${theme.color['border-control']};
  background: ${theme.color.surface};
  color: ${theme.color.text};

  &[data-provider='kakao'] {
    border-color: #fee500;
    background: #fee500;
    color: #000;
  }
  &[data-provider='naver'] {
    border-color: #86928b;
    background: #fff;
    color: #1a1d1b;
  }
  &[data-provider='google'] {
    border-color: #747775;
    background: #fff;
    color: #1f1f1f;
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) &[data-provider='google'] {
      ${dark}
    }
  }
  @media screen {
    :root[data-theme='dark'] &[data-provider='google'] {
      ${dark}
    }
  }
`;

export const Square = styled.span(css`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${theme.radius.md};
  ${providerColors}
  border-color: ${theme.color['border-subtle']};

  &[data-provider='kakao'] {
    border-color: #fee500;
  }
`);
