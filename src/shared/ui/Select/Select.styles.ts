import styled from '@emotion/styled';
import { inputLook } from '../TextField';

export const Box = styled.div`
  position: relative;

  > svg {
    position: absolute;
    right: 14px;
    top: 50%;
    margin-top: -10px;
    color: ${({ theme }) => theme.color['text-3']};
    pointer-events: none;
  }
`;

export const Control = styled.select`
  ${inputLook}
  padding-right: 44px;
  text-overflow: ellipsis;
  cursor: pointer;

  &[data-empty] {
    color: ${({ theme }) => theme.color['text-3']};
    font-weight: 400;
  }
  option {
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.text};
  }
`;
