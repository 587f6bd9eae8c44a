import styled from '@emotion/styled';

export const Dots = styled.span`
  display: inline-flex;
  align-items: center;
  color: ${({ theme }) => theme.color['text-2']};
  font: 600 13px/1.2 ${({ theme }) => theme.font};
  white-space: nowrap;
`;

export const Dot = styled.span`
  position: relative;
  width: 7px;
  height: 7px;
  margin-right: 5px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px ${({ theme }) => theme.color['border-control']};

  & + &::before {
    content: '';
    position: absolute;
    left: -5px;
    top: 2.75px;
    width: 5px;
    height: 1.5px;
    background: ${({ theme }) => theme.color['border-control']};
    opacity: 0.6;
  }
  &[data-state='done'] {
    background: ${({ theme }) => theme.color.primary};
    box-shadow: none;
  }
  &[data-state='done'] + &::before {
    background: ${({ theme }) => theme.color.primary};
    opacity: 1;
  }
  &[data-state='now'] {
    background: ${({ theme }) => theme.color.accent};
    box-shadow: 0 0 0 2px ${({ theme }) => theme.color['accent-soft-2']};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &[data-state] {
      background: CanvasText;
    }
  }
`;

export const Word = styled.span`
  margin-left: 4px;
`;
