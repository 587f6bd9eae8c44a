import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, theme } from '@/shared/theme';

export const Images = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};

  > :first-child {
    grid-column: 1 / -1;
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
  ${print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

export const Opener = styled.button(css`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.xl};
  box-shadow: 0 0 0 1px ${theme.color['border-subtle']};
  cursor: zoom-in;
`);
