import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, theme } from '@/shared/theme';

export const Corner = styled.div(css`
  display: flex;
  flex: none;
  gap: ${theme.space[2]};

  ${below('mobile')} {
    gap: 0;
  }
`);

export const Picture = styled.div(css`
  a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${theme.radius.full};
    ${focusRing}
  }
`);
