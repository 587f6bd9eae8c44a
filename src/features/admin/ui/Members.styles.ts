import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, tabularNumbers, theme } from '@/shared/theme';
import { SearchField } from '@/shared/ui/SearchField';
import { Back as CaseBack } from './CaseView.styles';
import { sidePanel } from './Section.styles';

export const Search = styled(SearchField)`
  margin-bottom: 12px;
`;

/** A table; on phones each row has two lines. */
export const Table = styled.table(css`
  width: 100%;
  margin-block: 10px 24px;
  border-collapse: collapse;
  text-align: left;
  font: 500 14px/1.4 ${theme.font};
  ${tabularNumbers}

  thead th {
    height: 40px;
    padding: 0 10px;
    border-bottom: 1px solid ${theme.color.border};
    color: ${theme.color['text-3']};
    font: 600 13px/1.3 ${theme.font};
    white-space: nowrap;
  }
  tbody th,
  td {
    height: 56px;
    padding: 0 10px;
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
    td:not([data-state]) {
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

export const Name = styled(Link)(css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 44px;
  border-radius: ${theme.radius.md};
  ${focusRing}

  span {
    display: grid;
    min-width: 0;
  }
  b {
    color: ${theme.color.text};
    font: 600 15px/1.35 ${theme.font};
    overflow-wrap: anywhere;
  }
  small {
    display: none;
    color: ${theme.color['text-3']};
    font: 500 13px/1.4 ${theme.font};
  }
  ${below('mobile')} {
    small {
      display: block;
    }
  }
`);

export const States = styled.span(css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;

  small {
    color: ${theme.color['text-3']};
    font: 500 13px/1.2 ${theme.font};
    white-space: nowrap;
  }
  [aria-selected='true'] & small {
    color: ${theme.color['text-2']};
  }
`);

export const Panel = styled.section(css`
  ${sidePanel}
  gap: 22px;
`);

export const Who = styled.div(css`
  display: flex;
  align-items: center;
  gap: 14px;

  > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    font: 700 20px/1.4 ${theme.font};
    overflow-wrap: anywhere;
  }
`);

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > button {
    flex: 1;
    padding: 0 12px;
    font-size: 15px;
  }
`;

export const PartTitle = styled.h3(css`
  margin-bottom: 12px;
  font: 700 14px/1.4 ${theme.font};
`);

/** The back link to the list, where the panel is a page of its own. */
export const Back = styled(CaseBack)`
  ${below('desk')} {
    margin-bottom: 8px;
  }
`;
