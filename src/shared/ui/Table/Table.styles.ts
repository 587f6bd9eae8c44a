import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, text, theme } from '@/shared/theme';

/** On phones a row is a line: its heading, and the columns that stay. */
export const Table = styled.table(css`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  ${text('label', 500)}
  ${tabularNumbers}

  thead th {
    height: 40px;
    padding: 0 8px;
    border-bottom: 1px solid ${theme.color.border};
    color: ${theme.color['text-3']};
    ${text('caption', 600)}
    white-space: nowrap;
  }
  tbody th,
  td {
    height: 56px;
    padding: 0 8px;
    border-bottom: 1px solid ${theme.color['border-subtle']};
    color: ${theme.color['text-2']};
    font-weight: 500;
  }
  [data-number] {
    text-align: right;
  }
  [data-zero] {
    color: ${theme.color['text-3']};
  }
  tr[aria-selected='true'] > * {
    background: ${theme.color['primary-soft']};
  }
  ${below('mobile')} {
    thead,
    td:not([data-stays]) {
      display: none;
    }
    tr {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 8px;
      border-bottom: 1px solid ${theme.color['border-subtle']};
    }
    tbody th {
      flex: 1;
      min-width: 0;
    }
    tbody th,
    td {
      display: flex;
      align-items: center;
      min-height: 64px;
      padding: 0;
      border: 0;
    }
  }
`);
