import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, tabularNumbers, theme } from '@/shared/theme';

export const Reports = styled.ol(css`
  > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    gap: 12px;
    padding: 14px 0;
    border-top: 1px solid ${theme.color['border-subtle']};
  }
  p {
    margin-top: 4px;
    font: 400 15px/1.6 ${theme.font};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ${below('mobile')} {
    > li {
      grid-template-columns: 32px minmax(0, 1fr);
    }
    > li > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`);

export const ReportHead = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-height: 26px;
  font: 650 14px/1.4 ${theme.font};

  time {
    color: ${theme.color['text-3']};
    font: 500 13px/1.4 ${theme.font};
    ${tabularNumbers}
  }
`);

export const ThenButton = styled.button(css`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: 4px;
  min-height: 44px;
  padding: 0 10px;
  border-radius: ${theme.radius.sm};
  color: ${theme.color['text-3']};
  font: 600 13px/1 ${theme.font};
  ${focusRing}

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  &[aria-pressed='true'] {
    background: ${theme.color['primary-soft']};
    color: ${theme.color['primary-text']};
  }
`);

export const Writer = styled(Link)(css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  border-radius: ${theme.radius.md};
  ${focusRing}

  > span + span {
    display: grid;
    flex: 1;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font: 650 15px/1.35 ${theme.font};
  }
  small {
    color: ${theme.color['text-3']};
    font: 500 13px/1.35 ${theme.font};
  }
`);
