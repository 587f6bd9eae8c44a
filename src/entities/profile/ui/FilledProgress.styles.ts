import styled from '@emotion/styled';

export const Progress = styled.div`
  display: grid;
  gap: 8px;

  > b {
    font-weight: 650;
  }
`;
