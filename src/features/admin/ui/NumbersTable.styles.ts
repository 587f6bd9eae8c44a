import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, tabularNumbers, text, theme } from '@/shared/theme';

export const TableScroller = styled.div(css`
  overflow-x: auto;
  border-radius: ${theme.radius.sm};
  ${focusRing}

  ${below('mobile')} {
    margin: 0 -${theme.space[5]};
    padding: 0 ${theme.space[5]};
  }
`);

export const Table = styled.table(css`
  width: 100%;
  min-width: 960px;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: right;
  ${text('label', 500)}
  ${tabularNumbers}

  th,
  td {
    height: 44px;
    padding: 0 ${theme.space[2]};
    border-bottom: 1px solid ${theme.color['border-subtle']};
    color: ${theme.color['text-2']};
    font-weight: 500;
  }
  thead th {
    height: 72px;
    padding-bottom: ${theme.space[2]};
    border-bottom-color: ${theme.color.border};
    ${text('caption', 600)}
    vertical-align: bottom;

    small {
      display: block;
      ${text('micro', 500)}
      line-height: 1.3;
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
      margin-left: ${theme.space[1]};
      color: ${theme.color['primary-text']};
      ${text('caption')}
      line-height: 1;
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
      padding-left: ${theme.space[5]};
      background: ${theme.color.bg};
    }
  }
`);
