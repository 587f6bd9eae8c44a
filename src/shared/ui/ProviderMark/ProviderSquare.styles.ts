import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { kakaoYellow, providerColors, theme } from '@/shared/theme';

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
    border-color: ${kakaoYellow};
  }
`);
