import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, tabularNumbers, text, theme } from '@/shared/theme';

/** The number of rows whose pictures load eagerly. */
export const ROWS_IN_SIGHT = 1;

export const Column = styled.div`
  max-width: 880px;
  margin-inline: auto;
`;

export const FigureBox = styled.div`
  margin-top: ${theme.space[8]};
  break-inside: avoid;

  /* The number above the line is higher than the circle there. */
  ${below('mobile')} {
    margin-top: ${theme.section.md};
  }
`;

/** Three verified facts between hairlines. */
export const Checks = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.space[6]};
  margin-top: ${theme.space[8]};
  padding: ${theme.space[6]} 0;
  border: 0 solid ${theme.color.border};
  border-width: 1px 0;
  break-inside: avoid;

  > li {
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: ${theme.space[3]};
  }
  b {
    display: block;
    ${text('body', 700)}
    letter-spacing: -0.016em;
  }
  p span {
    display: block;
    color: ${theme.color['text-2']};
    ${text('label', 400)}
  }
  ${below('mobile')} {
    grid-template-columns: 1fr;
    gap: ${theme.space[3]};
    margin-top: ${theme.space[7]};
    padding: ${theme.space[5]} 0;
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
  gap: ${theme.space[2]};
  margin-top: ${theme.space[8]};

  ${below('mobile')} {
    margin-top: ${theme.space[7]};
  }
  /* In a grid Chromium ignores that no page ends with a heading. */
  ${print} {
    display: block;
  }
`;

/** The projects of one kind; the second one under a full hairline. */
export const Kind = styled.div(css`
  & + & {
    margin-top: ${theme.space[5]};
    padding-top: ${theme.space[5]};
    border-top: 1px solid ${theme.color.border};
  }
`);

export const Foot = styled.footer(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[8]};
  padding: ${theme.space[6]};
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color['surface-sunken']};
  color: ${theme.color['text-2']};
  ${text('body-s')}
  break-inside: avoid;
  ${tabularNumbers}

  b {
    margin-right: ${theme.space[2]};
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
    margin-top: ${theme.space[7]};
    padding: ${theme.space[5]};
  }
`);

/** White in the dark theme too, so that cameras can read it. */
export const QrCode = styled.span(css`
  flex: none;
  padding: ${theme.space[1]};
  border-radius: ${theme.radius.lg};
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
