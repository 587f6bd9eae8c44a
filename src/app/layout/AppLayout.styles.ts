import { css } from '@emotion/react';
import styled from '@emotion/styled';

/** The footer starts below the screen: a page shorter than its skeleton does not move it in sight. */
export const Main = styled.main(css`
  display: block;
  min-height: 100vh;
`);
