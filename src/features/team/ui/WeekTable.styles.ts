import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, text, theme } from '@/shared/theme';

/** The width of the names beside the weeks. */
export const NAME_WIDTH = '188px';

/** The frame of the table and of the text that one of its marks has opened. */
export const Frame = styled.section`
  position: relative;
`;

/** A mark that opens its text fills its cell. */
export const MarkButton = styled.button(css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 100%;
  border-radius: ${theme.radius.md};
  outline-offset: -2px;
  ${focusRing}

  &:hover > i {
    filter: brightness(1.15);
  }
  &[aria-expanded='true'] > i {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 3px;
  }
`);

/** Below 800 px the name is above its weeks. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  thead td {
    width: ${NAME_WIDTH};
  }
  ${below('mobile')} {
    display: grid;

    thead,
    tbody {
      display: grid;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    thead td {
      display: none;
    }
  }
`;

export const WeekHead = styled.th(css`
  position: relative;
  height: 32px;
  padding: 0;
  ${text('caption')}
  line-height: 20px;
  text-align: left;
  vertical-align: top;
`);

/** The text is wider than its column. */
export const Month = styled.span(css`
  position: absolute;
  top: 0;
  left: 0;
  padding-left: ${theme.space[2]};
  border-left: 1px solid ${theme.color.border};
  color: ${theme.color['text-3']};
  white-space: nowrap;

  ${below('mobile')} {
    padding-left: ${theme.space[2]};
  }
`);

export const Now = styled.span(css`
  position: absolute;
  z-index: 1;
  top: 0;
  right: 50%;
  padding: 0 ${theme.space[1]};
  background: ${theme.color.bg};
  font-weight: 650;
  white-space: nowrap;
  transform: translateX(50%);

  ${below('mobile')} {
    right: 0;
    transform: none;
  }
`);

export const MemberRow = styled.tr(css`
  border-top: 1px solid ${theme.color['border-subtle']};

  &:last-of-type {
    border-bottom: 1px solid ${theme.color['border-subtle']};
  }
`);

export const Member = styled.th(css`
  width: ${NAME_WIDTH};
  padding: 0;
  font-weight: inherit;
  text-align: left;

  > span {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-width: 0;
  }
  > span > span:last-of-type {
    display: grid;
    gap: 1px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${below('mobile')} {
    grid-column: 1 / -1;
    width: auto;
    padding-top: ${theme.space[3]};

    > span > span:last-of-type {
      display: flex;
      align-items: baseline;
      gap: ${theme.space[2]};
    }
  }
`);

export const Cell = styled.td(css`
  position: relative;
  height: 64px;
  padding: 0;
  text-align: center;
  vertical-align: middle;

  > i {
    vertical-align: middle;
  }
  &[data-line]::before {
    content: '';
    position: absolute;
    top: calc(50% - 1.5px);
    right: 50%;
    width: 100%;
    height: 3px;
    background: ${theme.color.border};
  }
  &[data-line='on']::before {
    background: ${theme.color['primary-line']};
  }
  &[data-now] {
    background: ${theme.color['surface-sunken']};
  }
  tbody > tr:first-of-type > &[data-now] {
    border-radius: ${theme.radius.md} ${theme.radius.md} 0 0;
  }
  tbody > tr:last-of-type > &[data-now] {
    border-radius: 0 0 ${theme.radius.md} ${theme.radius.md};
  }
  ${below('mobile')} {
    display: grid;
    place-items: center;
    height: 52px;

    &[data-now] {
      background: none;
    }
  }
`);
