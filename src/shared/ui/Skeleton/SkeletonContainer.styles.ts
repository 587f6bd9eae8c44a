import { css } from '@emotion/react';
import styled from '@emotion/styled';

export const Room = styled.div(css`
  min-height: 100vh;

  &[data-waiting] {
    visibility: hidden;
  }
`);
