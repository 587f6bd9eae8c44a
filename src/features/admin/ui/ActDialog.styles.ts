import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

/** Two buttons of equal width; irreversible ones are red. */
export const Foot = styled.div(css`
  && > button {
    flex: 1;
  }
  &[data-danger] > [type='submit'] {
    background: ${theme.color.danger};
    color: ${theme.color['on-danger']};
    --hover: ${theme.color['danger-hover']};
    --press: ${theme.color['danger-hover']};
  }
`);

export const Effects = styled.ul(css`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};
  color: ${theme.color['text-2']};
  ${text('label', 500)}

  svg {
    flex: none;
    margin-top: 2px;
    color: ${theme.color['text-3']};
  }
`);
