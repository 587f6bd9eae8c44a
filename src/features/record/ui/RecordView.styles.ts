import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, tabularNumbers, theme } from '@/shared/theme';

/** The number of rows whose pictures load eagerly. */
export const ROWS_IN_SIGHT = 1;

export const Column = styled.div`
  max-width: 880px;
  margin-inline: auto;
`;

export const Empty = styled.p(css`
  margin-top: 52px;
  padding: 40px 24px;
  border-radius: ${theme.radius.panel};
  background: ${theme.color['surface-sunken']};
  color: ${theme.color['text-2']};
  text-align: center;
`);

export const FigureBox = styled.div`
  margin-top: 52px;
  break-inside: avoid;

  ${below('mobile')} {
    margin-top: 32px;
  }
`;

/** Three verified facts between hairlines. */
export const Checks = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 24px;
  margin-top: 48px;
  padding: 24px 0;
  border: 0 solid ${theme.color.border};
  border-width: 1px 0;
  break-inside: avoid;

  > li {
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: 12px;
  }
  b {
    display: block;
    font: 650 16px/1.5 ${theme.font};
    letter-spacing: -0.016em;
  }
  p span {
    display: block;
    color: ${theme.color['text-2']};
    font: 400 14.5px/1.5 ${theme.font};
  }
  ${below('mobile')} {
    grid-template-columns: 1fr;
    gap: 14px;
    margin-top: 32px;
    padding: 20px 0;
  }
`);

export const CheckMark = styled.span(css`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  background: ${theme.color.primary};
  color: ${theme.color['on-primary']};
`);

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-top: 52px;

  ${below('mobile')} {
    margin-top: 36px;
  }
  /* In a grid Chromium ignores that no page ends with a heading. */
  ${print} {
    display: block;
  }
`;

export const Foot = styled.footer(css`
  display: flex;
  align-items: center;
  gap: 24px;
  margin-top: 44px;
  padding: 24px;
  border-radius: ${theme.radius.panel};
  background: ${theme.color['surface-sunken']};
  color: ${theme.color['text-2']};
  font: 400 15px/1.6 ${theme.font};
  break-inside: avoid;
  ${tabularNumbers}

  b {
    margin-right: 6px;
    color: ${theme.color.text};
    font-weight: 650;
  }
  a {
    color: ${theme.color['primary-text']};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    white-space: nowrap;
  }
  ${below('mobile')} {
    margin-top: 32px;
    padding: 20px;
  }
`);

/** White in the dark theme too, so that cameras can read it. */
export const QrCode = styled.span(css`
  flex: none;
  padding: 4px;
  border-radius: ${theme.radius.notice};
  background: white;

  img {
    display: block;
  }
  ${below('mobile')} {
    display: none;
  }
  ${print} {
    display: block;
  }
`);

export const Address = styled.p`
  overflow-wrap: anywhere;
`;
