import styled from '@emotion/styled';

/** While there is but the first section, the footer waits below the screen. */
export const Sections = styled.div`
  min-height: 100vh;
`;
