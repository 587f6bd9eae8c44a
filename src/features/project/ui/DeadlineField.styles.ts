import styled from '@emotion/styled';

export const Box = styled.div`
  max-width: 480px;
`;
