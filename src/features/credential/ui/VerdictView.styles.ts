import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, text, theme } from '@/shared/theme';

export { Head, Lead, Title } from './VerifyForm.styles';

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
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
  gap: 24px;
  margin: 0 24px;
  padding: 24px 0;
  border-bottom: 1px solid ${theme.color['border-subtle']};

  > div {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  h2 {
    margin-bottom: 8px;
    font: 700 20px/1.4 ${theme.font};
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  ${below('mobile')} {
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 16px;
    margin: 0 20px;
    padding: 20px 0;

    h2 {
      font-size: 17px;
    }
  }
`);

export const Kind = styled.p(css`
  color: ${theme.color['text-2']};
  font: 500 14px/1.45 ${theme.font};
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
  gap: 24px;
  padding: 24px;
  ${tabularNumbers}

  dt {
    margin-bottom: 4px;
    color: ${theme.color['text-2']};
    font: 500 14px/1.45 ${theme.font};
  }
  dd {
    font: 600 16px/1.5 ${theme.font};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.color['text-3']};
    font: 500 13px/1.4 ${theme.font};
  }
  ${below('mobile')} {
    grid-template-columns: 1fr;
    gap: 14px;
    padding: 20px;

    > div {
      display: grid;
      grid-template-columns: 84px 1fr;
      align-items: baseline;
    }
    dt {
      margin: 0;
    }
  }
`);

export const Roles = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

/** Steps for the visitor when a credential is invalid; the numbers are a circle and a square. */
export const Next = styled.section(css`
  padding: 28px;
  border-radius: ${theme.radius.panel};
  background: ${theme.color['surface-sunken']};

  h2 {
    ${text('title')}
  }
  ol {
    display: grid;
    gap: 20px;
    margin-top: 20px;
    counter-reset: step;
  }
  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 2px 16px;
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
    font: 700 14px/1 ${theme.font};
  }
  li[data-square]::before {
    border-radius: 28%;
  }
  b {
    font: 650 16px/1.6 ${theme.font};
  }
  p {
    color: ${theme.color['text-2']};
    font: 400 15px/1.6 ${theme.font};
  }
  ${below('mobile')} {
    padding: 24px 20px;
  }
`);

export const Actions = styled.div`
  display: flex;
  justify-content: center;
  gap: 8px;
  margin-top: 8px;

  > a {
    min-width: 176px;
  }
  ${below('mobile')} {
    flex-direction: column;
  }
`;
