import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

/** Tiles in three columns; on phones one per row. */
export const Seats = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[3]};

  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    margin-top: -2px;
    border-bottom: 1px solid ${theme.color['border-subtle']};
  }
`);

export const Seat = styled.li(css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  box-shadow: inset 0 0 0 1px ${theme.color.border};

  > :first-child {
    grid-column: 1 / 3;
    justify-self: start;
  }
  > small {
    justify-self: end;
    color: ${theme.color['primary-text']};
    ${text('label')}
    line-height: 1.3;
    white-space: nowrap;
  }
  &[data-full] {
    background: ${theme.color['surface-sunken']};
    box-shadow: none;

    > small {
      color: ${theme.color['text-3']};
      font-weight: 500;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${below('mobile')} {
    &,
    &[data-full] {
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: ${theme.space[3]};
      min-height: 56px;
      padding: 0;
      border-top: 1px solid ${theme.color['border-subtle']};
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
    > :first-child {
      grid-column: 1;
    }
    > small {
      grid-column: 2;
      grid-row: 1;
    }
  }
`);

export const Circles = styled.span`
  display: inline-flex;
  gap: ${theme.space[2]};

  /* Beside the chip and the text of a row there is space for two. */
  ${below('mobile')} {
    li > & > :nth-child(n + 3) {
      display: none;
    }
  }
  /* The chip has the numbers; on the narrowest screens they are all there is space for. */
  @media (max-width: 359px) {
    li > & {
      display: none;
    }
  }
`;

export const Free = styled.i(css`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1.5px dashed ${theme.color['border-control']};
  border-radius: 50%;
  color: ${theme.color['text-3']};
`);

/** One tile for all roles. */
export const Open = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  box-shadow: inset 0 0 0 1px ${theme.color.border};

  &[data-full] {
    background: ${theme.color['surface-sunken']};
    box-shadow: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${below('mobile')} {
    padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[4]};
  }
`);

export const OpenRow = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};

  > b {
    ${text('body-s', 700)}
    line-height: 1.3;
  }
  > small {
    margin-left: auto;
    color: ${theme.color['primary-text']};
    ${text('label')}
    line-height: 1.3;
  }
  [data-full] > & > small {
    color: ${theme.color['text-3']};
    font-weight: 500;
  }
`);
