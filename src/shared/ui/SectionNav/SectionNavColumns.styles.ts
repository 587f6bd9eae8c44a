import { css } from '@emotion/react';
import styled from '@emotion/styled';

/** From this width up there is space for the navigation beside the column. */
const RAIL_FROM = '@media (min-width: 1280px)';

export const Columns = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 640px);
  justify-content: center;
  gap: 56px;
  /* Space for the bottom bar. */
  padding-bottom: 40px;

  &[data-rail] {
    ${RAIL_FROM} {
      grid-template-columns: 220px minmax(0, 640px) 220px;
    }
  }
`);

export const RailColumn = styled.aside(css`
  display: none;

  ${RAIL_FROM} {
    display: block;
  }
`);

export const StickyRail = styled.div(css`
  position: sticky;
  top: 120px;
  padding-top: 150px;
`);

export const Column = styled.div(css`
  min-width: 0;
`);
