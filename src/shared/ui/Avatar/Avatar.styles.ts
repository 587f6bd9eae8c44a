import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

export const Frame = styled.span(css`
  position: relative;
  display: inline-block;
  flex: none;
  width: var(--avatar-size);
  height: var(--avatar-size);
  border-radius: 50%;
  overflow: hidden;
  background: ${theme.color['surface-sunken']};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px ${theme.color.hairline};
  }
`);

export const Photo = styled.img(css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`);
