import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, tabularNumbers, text, theme } from '@/shared/theme';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-width: 0;
  margin-bottom: ${theme.space[6]};

  ${below('mobile')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Days = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  input {
    height: 44px;
    min-width: 0;
    padding: 0 ${theme.space[1]};
    border: 1px solid ${theme.color['border-control']};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    ${text('body', 500)}
    line-height: 1;
    ${focusRing}
  }
`);

export const Day = styled.h2(css`
  padding: ${theme.space[6]} 0 ${theme.space[2]};
  border-bottom: 1px solid ${theme.color.border};
  ${text('body-s', 700)}

  section:first-of-type > & {
    padding-top: 0;
  }
`);

export const Row = styled.li(css`
  display: grid;
  grid-template-columns: 48px 168px minmax(120px, 1.1fr) minmax(0, 2fr) 116px 52px;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 56px;
  padding: ${theme.space[2]} 0;
  border-bottom: 1px solid ${theme.color['border-subtle']};
  color: ${theme.color['text-2']};
  ${text('label', 500)}
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
  /* Date and target are lines of their own. */
  > span > small {
    display: block;
  }
  > :last-child {
    text-align: right;
  }
  ${below('desk')} {
    grid-template-columns: 48px minmax(0, 1fr) auto;
    gap: ${theme.space[2]} ${theme.space[3]};

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
