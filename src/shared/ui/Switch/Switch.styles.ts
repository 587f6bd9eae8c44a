import styled from '@emotion/styled';

export const Row = styled.button`
  display: flex;
  align-items: center;
  gap: 20px;
  width: 100%;
  min-height: 72px;
  padding: 14px 0;
  text-align: left;

  > span {
    display: grid;
    flex: 1;
    gap: 2px;
  }
  b {
    font: 650 16px/1.4 ${({ theme }) => theme.font};
  }
  small {
    color: ${({ theme }) => theme.color['text-3']};
    font: 500 14px/1.45 ${({ theme }) => theme.font};
  }
`;

export const Track = styled.i`
  position: relative;
  flex: none;
  width: 52px;
  height: 32px;
  border-radius: 16px;
  background: ${({ theme }) => theme.color['border-control']};
  transition: background ${({ theme }) => `${theme.motion.fast} ${theme.motion.standard}`};

  &::after {
    content: '';
    position: absolute;
    left: 3px;
    top: 3px;
    width: 26px;
    height: 26px;
    border-radius: 50%;
    background: ${({ theme }) => theme.color['on-primary']};
    transition: ${({ theme }) =>
      ['transform', 'border-radius'].map((name) => `${name} ${theme.motion.base} ${theme.motion.standard}`).join()};
  }
  [aria-checked='true'] > & {
    background: ${({ theme }) => theme.color.primary};

    &::after {
      transform: translateX(20px);
      border-radius: 8px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;

    &::after {
      background: ButtonText;
    }
  }
`;
