import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';
import { inputLook } from './TextField';

export const Box = styled.div(css`
  position: relative;

  > svg {
    position: absolute;
    right: 14px;
    top: 50%;
    margin-top: -10px;
    color: ${theme.color['text-3']};
    pointer-events: none;
  }
`);

export const Control = styled.select(css`
  ${inputLook}
  padding-right: 44px;
  text-overflow: ellipsis;
  cursor: pointer;

  &[data-empty] {
    color: ${theme.color['text-3']};
    font-weight: 400;
  }
  option {
    background: ${theme.color.surface};
    color: ${theme.color.text};
  }
`);
