import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme, visuallyHidden } from '@/shared/theme';

const name = css`
  b {
    display: block;
    ${text('body', 700)}
  }
  small {
    color: ${theme.color['text-3']};
    ${text('label', 500)}
  }
`;

export const Table = styled.table(css`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  caption {
    ${visuallyHidden}
  }
  thead th {
    height: 44px;
    color: ${theme.color['text-2']};
    ${text('label', 600)}
  }
  thead th:not(:first-of-type),
  td {
    width: 96px;
    text-align: center;
  }
  thead span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
  tr {
    border-bottom: 1px solid ${theme.color['border-subtle']};
  }
  tbody th {
    height: 72px;
    padding-block: ${theme.space[2]};
    text-align: left;
    font-weight: inherit;
    ${name}
  }
`);

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

export const Card = styled.li(css`
  padding: ${theme.space[4]} ${theme.space[5]} 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.xl};

  > div:first-of-type {
    padding-bottom: ${theme.space[3]};
    border-bottom: 1px solid ${theme.color['border-subtle']};
    ${name}
  }
`);

/** 메일 and 푸시 side by side. */
export const Pair = styled.div(css`
  display: grid;
  grid-template-columns: 1fr 1fr;

  > span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 68px;
    ${text('body-s', 600)}
  }
  > span:first-of-type {
    padding-right: ${theme.space[4]};
    border-right: 1px solid ${theme.color['border-subtle']};
  }
  > span:last-of-type {
    padding-left: ${theme.space[4]};
  }
`);

/** In place of a switch: always, or never. */
export const Sign = styled.i<{ 'data-on'?: boolean }>(css`
  display: inline-grid;
  place-items: center;
  width: 52px;
  height: 44px;
  color: ${theme.color['text-3']};
  font-style: normal;

  &[data-on] {
    color: ${theme.color.primary};
  }
`);
