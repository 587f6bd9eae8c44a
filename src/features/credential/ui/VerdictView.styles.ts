import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, tabularNumbers, text, theme } from '@/shared/theme';

export { Head, Lead, Title } from './VerifyForm.styles';

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  max-width: 640px;
  margin-inline: auto;
`;

export const Card = styled.article(css`
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
`);

export const CardHead = styled.div(css`
  display: grid;
  grid-template-columns: 144px minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[6]};
  margin: 0 ${theme.space[6]};
  padding: ${theme.space[6]} 0;
  border-bottom: 1px solid ${theme.color['border-subtle']};

  ${below('mobile')} {
    grid-template-columns: 84px minmax(0, 1fr);
    gap: ${theme.space[4]};
    margin: 0 ${theme.space[5]};
    padding: ${theme.space[5]} 0;

    h2 {
      font-size: 17px;
    }
  }
`);

export const Emblem = styled.svg(css`
  width: 100%;
  padding: 12%;
  border-radius: 28%;
  background: ${theme.color['logo-square']};

  path {
    fill: none;
    stroke: ${theme.color['on-media']};
    stroke-opacity: 0.35;
    stroke-width: 1.9;
  }
  circle {
    fill: ${theme.color['logo-circle']};
  }
  rect {
    fill: ${theme.color['on-media']};
  }
  polyline {
    fill: none;
    stroke: ${theme.color['logo-square']};
    stroke-width: 3.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  &[data-early] path {
    stroke-dasharray: 2 4;
  }
  &[data-early] rect {
    fill: ${theme.color['logo-square']};
    stroke: ${theme.color['on-media']};
    stroke-width: 4;
  }
`);

export const Facts = styled.dl(css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[6]};
  padding: ${theme.space[6]};
  ${tabularNumbers}

  dt {
    margin-bottom: ${theme.space[1]};
    color: ${theme.color['text-2']};
    ${text('label', 500)}
  }
  dd {
    ${text('body', 600)}
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.color['text-3']};
    ${text('caption')}
  }
  ${below('mobile')} {
    grid-template-columns: 1fr;
    gap: ${theme.space[3]};
    padding: ${theme.space[5]};

    > div {
      display: grid;
      grid-template-columns: 84px 1fr;
      align-items: baseline;
    }
    /* The names of the periods are too long for the column. */
    > div:has([data-kind]) {
      grid-template-columns: 1fr;
    }
    dt {
      margin: 0;
    }
  }
`);

/** What the member did, the last part of the card. */
export const Lines = styled.div(css`
  margin: 0 ${theme.space[6]};
  padding: ${theme.space[6]} 0;
  border-top: 1px solid ${theme.color['border-subtle']};

  ${below('mobile')} {
    margin: 0 ${theme.space[5]};
    padding: ${theme.space[5]} 0;
  }
`);

/** Steps for the visitor when a credential is invalid; the numbers are a circle and a square. */
export const Next = styled.section(css`
  padding: ${theme.space[6]};
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color['surface-sunken']};

  ol {
    display: grid;
    gap: ${theme.space[5]};
    margin-top: ${theme.space[5]};
    counter-reset: step;
  }
  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 2px ${theme.space[4]};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: grid;
    grid-row: 1 / 3;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: ${theme.color.text};
    color: ${theme.color['text-inverse']};
    ${text('label', 700)}
    line-height: 1;
  }
  li[data-square]::before {
    border-radius: 28%;
  }
  ${below('mobile')} {
    padding: ${theme.space[6]} ${theme.space[5]};
  }
`);

export const Actions = styled.div`
  display: flex;
  justify-content: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};

  > a {
    min-width: 176px;
  }
  ${below('mobile')} {
    flex-direction: column;
  }
`;

export const How = styled(Link)(css`
  color: ${theme.color['primary-text']};
  text-decoration: underline;
  text-underline-offset: 3px;
  ${focusRing}
`);

/** The links to the languages, over the right edge of the column. */
export const Languages = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-bottom: -${theme.space[6]};
`;
