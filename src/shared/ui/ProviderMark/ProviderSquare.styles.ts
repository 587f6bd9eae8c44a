import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { providerColors, theme } from '@/shared/theme';

export const Square = styled.span(css`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${theme.radius.md};
  ${providerColors}
  border-color: ${theme.color.border};

  &[data-provider='kakao'] {
    border-color: transparent;
  }
`);
