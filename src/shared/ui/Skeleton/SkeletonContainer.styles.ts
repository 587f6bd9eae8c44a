import styled from '@emotion/styled';

export const Room = styled.div`
  min-height: 100vh;

  &[data-waiting] {
    visibility: hidden;
  }
`;
