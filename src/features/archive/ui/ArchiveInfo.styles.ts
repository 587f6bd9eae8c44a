import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

/** Faces in a row, each overlapping the previous one. */
export const Faces = styled.span(css`
  position: relative;
  display: flex;
  align-items: center;

  > * {
    flex: none;
    border-radius: ${theme.radius.full};
    box-shadow: 0 0 0 2px ${theme.color.surface};
  }
  > * + * {
    margin-left: -8px;
  }
`);

export const Others = styled.span(css`
  min-width: 32px;
  height: 32px;
  padding: 0 8px;
  background: ${theme.color['border-subtle']};
  color: ${theme.color['text-2']};
  font: 600 13px/32px ${theme.font};
  text-align: center;
`);
