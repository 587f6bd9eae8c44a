import styled from '@emotion/styled';

export const Room = styled.div`
  min-height: 100vh;
`;

export const Lines = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};
  margin-top: ${({ theme }) => theme.space[6]};
`;
