import styled from '@emotion/styled';

export const Draft = styled.div`
  &:not(:empty) {
    margin-bottom: 28px;
  }
`;

export const Awaited = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[7]};
`;
