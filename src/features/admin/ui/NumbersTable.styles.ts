import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, tabularNumbers, theme } from '@/shared/theme';

export const TableScroller = styled.div(css`
  overflow-x: auto;
  border-radius: ${theme.radius.xs};
  ${focusRing}

  ${below('mobile')} {
    margin: 0 -20px;
    padding: 0 20px;
  }
`);

export const Table = styled.table(css`
  width: 100%;
  min-width: 960px;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: right;
  font: 500 14px/1.4 ${theme.font};
  ${tabularNumbers}

  th,
  td {
    height: 44px;
    padding: 0 10px;
    border-bottom: 1px solid ${theme.color['border-subtle']};
    color: ${theme.color['text-2']};
    font-weight: 500;
  }
  thead th {
    height: 72px;
    padding-bottom: 10px;
    border-bottom-color: ${theme.color.border};
    font: 600 13px/1.35 ${theme.font};
    vertical-align: bottom;

    small {
      display: block;
      font: 500 12px/1.3 ${theme.font};
    }
  }
  th:first-of-type {
    width: 132px;
    text-align: left;
  }
  tbody th {
    color: ${theme.color.text};
    font-weight: 600;

    small {
      margin-left: 4px;
      color: ${theme.color['primary-text']};
      font: 500 13px/1 ${theme.font};
    }
  }
  [data-chosen] {
    background: ${theme.color['primary-soft']};
    color: ${theme.color.text};
    font-weight: 650;
  }
  thead [data-chosen] {
    color: ${theme.color['primary-text']};
  }
  ${below('mobile')} {
    th:first-of-type {
      position: sticky;
      left: -20px;
      padding-left: 20px;
      background: ${theme.color.bg};
    }
  }
`);
