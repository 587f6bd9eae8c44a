import styled from '@emotion/styled';

/** Tall enough that the footer never stands in the middle of a screen. */
export const Main = styled.main`
  display: block;
  min-height: calc(100vh - 240px);
`;
