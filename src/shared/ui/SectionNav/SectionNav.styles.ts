import styled from '@emotion/styled';

export const Rail = styled.ol`
  display: grid;
`;

export const Item = styled.li`
  position: relative;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 15px/1.3 ${({ theme }) => theme.font};

  & + &::before {
    content: '';
    position: absolute;
    left: 10px;
    top: -11px;
    width: 2px;
    height: 22px;
    background: ${({ theme }) => theme.color.border};
  }
  &[data-state='done'] {
    color: ${({ theme }) => theme.color['text-2']};
  }
  &[data-state='now'] {
    color: ${({ theme }) => theme.color.text};
    font-weight: 700;
  }
`;

export const Jump = styled.a`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 44px;

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }
`;

export const Dot = styled.span`
  z-index: 1;
  display: grid;
  place-items: center;
  flex: none;
  width: 22px;
  height: 22px;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.surface};
  box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color['border-control']};

  [data-state='done'] > a > & {
    background: ${({ theme }) => theme.color.primary};
    box-shadow: none;
    color: ${({ theme }) => theme.color['on-primary']};
  }
  [data-state='now'] > a > & {
    background: ${({ theme }) => theme.color.accent};
    box-shadow: 0 0 0 4px ${({ theme }) => theme.color['accent-soft-2']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Optional = styled.small`
  margin-left: -6px;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 12px/1 ${({ theme }) => theme.font};
`;
