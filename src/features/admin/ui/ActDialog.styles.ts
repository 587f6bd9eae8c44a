import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

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
  gap: 8px;
  padding: 14px 16px;
  border-radius: ${theme.radius.notice};
  background: ${theme.color['surface-sunken']};
  color: ${theme.color['text-2']};
  font: 500 14px/1.5 ${theme.font};

  > li {
    display: flex;
    gap: 10px;
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${theme.color['text-3']};
  }
`);

/** The period of a suspension to be started. */
export const ChosenPeriod = styled.div(css`
  color: ${theme.color['text-3']};
`);
