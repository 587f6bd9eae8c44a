import { css } from '@emotion/react';
import styled from '@emotion/styled';

/** The footer starts below the viewport, so that a page shorter than its skeleton causes no visible shift. */
export const Main = styled.main(css`
  display: block;
  min-height: 100vh;
`);
