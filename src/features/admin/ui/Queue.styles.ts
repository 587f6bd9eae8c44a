import styled from '@emotion/styled';
import { below, focusRing, hoverable, tabularNumbers } from '@/shared/theme';
import { Link } from 'react-router-dom';

export const Tools = styled.div`
  display: flex;
  gap: 2px;
  margin: 6px 0 8px -6px;

  > :last-child {
    margin-left: auto;
  }
`;

export const Group = styled.h2`
  display: flex;
  align-items: center;
  gap: 6px;
  height: 36px;
  color: ${({ theme }) => theme.color['text-3']};
  font: 600 13px/1 ${({ theme }) => theme.font};

  em {
    color: ${({ theme }) => theme.color['text-2']};
    font-style: normal;
    ${tabularNumbers}
  }
  svg {
    color: ${({ theme }) => theme.color['warn-text']};
  }
  ol + & {
    margin-top: 12px;
  }
`;

export const Rows = styled.ol`
  border-top: 1px solid ${({ theme }) => theme.color.border};

  ${below('mobile')} {
    display: grid;
    gap: 8px;
    border: 0;
  }
`;

export const Row = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  min-height: 72px;
  padding: 10px 12px 10px 8px;
  border-bottom: 1px solid ${({ theme }) => theme.color['border-subtle']};
  ${focusRing}

  ${hoverable} {
    &:hover {
      background: ${({ theme }) => theme.color['surface-hover']};
    }
  }
  ${below('mobile')} {
    padding: 12px 14px;
    border: 0;
    border-radius: ${({ theme }) => theme.radius.lg};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.border};
  }
  &[aria-current] {
    border-radius: ${({ theme }) => theme.radius.notice};
    background: ${({ theme }) => theme.color['primary-soft']};
    box-shadow: inset 3px 0 ${({ theme }) => theme.color.primary};
  }
`;

/** The kind of a target: square for posts and archives, a line for texts, round for people. */
export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color['border-subtle']};
  color: ${({ theme }) => theme.color['text-2']};

  &[data-line] {
    height: 26px;
    border-radius: 13px;
  }
  &[data-face] {
    background: none;
  }
`;

export const Words = styled.span`
  display: grid;
  gap: 4px;
  min-width: 0;

  b {
    overflow: hidden;
    font: 600 15px/1.35 ${({ theme }) => theme.font};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Meta = styled.span`
  overflow: hidden;
  color: ${({ theme }) => theme.color['text-3']};
  font: 500 13px/1.3 ${({ theme }) => theme.font};
  text-overflow: ellipsis;
  white-space: nowrap;

  [aria-current] & {
    color: ${({ theme }) => theme.color['text-2']};
  }
`;

export const Edited = styled.span`
  color: ${({ theme }) => theme.color['warn-text']};
  font-weight: 600;

  svg {
    display: inline;
    margin-right: 3px;
    vertical-align: -2px;
  }
`;

export const Count = styled.span`
  display: grid;
  justify-items: end;
  gap: 4px;
  font: 700 15px/1.35 ${({ theme }) => theme.font};
  ${tabularNumbers}
`;

export const ListColumn = styled.section`
  min-width: 0;

  ${below('desk')} {
    &[data-open] {
      display: none;
    }
  }
`;

export const CaseColumn = styled.section`
  min-width: 0;

  ${below('desk')} {
    &:not([data-open]) {
      display: none;
    }
  }
`;

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 10px 16px;
  align-items: center;
  margin-bottom: 20px;
`;

export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
  border-radius: ${({ theme }) => theme.radius.xs};
  font: 600 11px/1 ${({ theme }) => theme.font};
`;
