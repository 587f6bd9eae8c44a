import { css } from '@emotion/react';
import styled from '@emotion/styled';

/** The input with the eye inside its right end. */
export const Box = styled.div(css`
  position: relative;
  display: flex;

  input {
    padding-right: 52px;
  }
  button {
    position: absolute;
    top: 4px;
    right: 4px;
  }
`);
