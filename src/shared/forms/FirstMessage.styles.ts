import styled from '@emotion/styled';

export const Line = styled.div`
  color: ${({ theme }) => theme.color['danger-text']};
  font: 500 14px/1.4 ${({ theme }) => theme.font};

  > p {
    display: flex;
    gap: 6px;
  }
  > p > svg {
    margin-top: 2px;
  }
`;
