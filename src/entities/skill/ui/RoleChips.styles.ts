import { css } from '@emotion/react';
import styled from '@emotion/styled';

export const List = styled.ul(css`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  > li {
    display: flex;
  }
  @container card (max-width: 330px) {
    gap: 5px;
  }
`);
