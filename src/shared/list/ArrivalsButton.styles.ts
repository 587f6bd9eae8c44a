import { css } from '@emotion/react';
import styled from '@emotion/styled';

/** Takes no place of its own. */
export const Place = styled.div(css`
  position: absolute;
  right: 0;
  z-index: 1;

  &[data-place='above'] {
    bottom: 100%;
  }

  &[data-place='below'] {
    top: 100%;
  }
`);
