import styled from '@emotion/styled';

export const Place = styled.div`
  max-width: 480px;
`;
