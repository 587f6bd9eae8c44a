import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, tabularNumbers, theme } from '@/shared/theme';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  min-width: 0;
  margin-bottom: 24px;

  ${below('mobile')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Days = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  input {
    height: 44px;
    min-width: 0;
    padding: 0 8px;
    border: 1px solid ${theme.color['border-control']};
    border-radius: ${theme.radius.small};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font: 500 16px/1 ${theme.font};
    ${focusRing}
  }
`);

export const Day = styled.h2(css`
  padding: 24px 0 10px;
  border-bottom: 1px solid ${theme.color.border};
  font: 700 15px/1.4 ${theme.font};

  section:first-of-type > & {
    padding-top: 0;
  }
`);

export const Row = styled.li(css`
  display: grid;
  grid-template-columns: 48px 168px minmax(120px, 1.1fr) minmax(0, 2fr) 116px 52px;
  align-items: center;
  gap: 14px;
  min-height: 56px;
  padding: 8px 0;
  border-bottom: 1px solid ${theme.color['border-subtle']};
  color: ${theme.color['text-2']};
  font: 500 14px/1.5 ${theme.font};
  overflow-wrap: anywhere;
  ${tabularNumbers}

  time,
  small {
    color: ${theme.color['text-3']};
    font-size: 13px;
  }
  b {
    display: block;
    color: ${theme.color.text};
    font-weight: 650;
  }
  a {
    display: inline-block;
    min-height: 24px;
    color: ${theme.color['primary-text']};
    font-size: 13px;
    ${focusRing}
  }
  > :last-child {
    text-align: right;
  }
  ${below('desk')} {
    grid-template-columns: 48px minmax(0, 1fr) auto;
    gap: 6px 12px;

    > :nth-of-type(n) {
      grid-column: 2 / -1;
    }
    > :nth-of-type(1),
    > time {
      grid-column: auto;
    }
    > :last-child {
      display: none;
    }
  }
`);
