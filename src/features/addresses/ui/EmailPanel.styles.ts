import { css } from '@emotion/react';
import styled from '@emotion/styled';

export const Panel = styled.div(css`
  width: min(440px, 100%);
  text-align: left;
`);
