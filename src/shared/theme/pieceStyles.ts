import { below, print } from './media';
import { radius, space, type } from './scale';

/** One rule for each value of an attribute. */
const variants = (name: string, values: readonly (string | number)[], styles: (value: string | number) => string) =>
  values.map((value) => `[data-${name}='${value}']{${styles(value)}}`).join('');

const steps = Object.entries(space);
const spaces = (name: string, property: string) =>
  steps.map(([step, size]) => `[data-${name}='${step}']{${property}:${size}}`).join('');

/** Colours of texts. */
const tones = ['text', 'text-2', 'text-3', 'primary-text', 'accent-text', 'warn-text', 'danger-text'] as const;

const alignments = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
const justifications = ['start', 'center', 'end', 'space-between'] as const;

export type Tone = (typeof tones)[number];
export type Alignment = (typeof alignments)[number];
export type Justification = (typeof justifications)[number];

/**
 * The styles of `Text`, `Stack`, `Row`, `Grid` and `Surface`: their variants are attributes, and every rule is as specific
 * as one class. The style sheet is in the HTML before the classes of components, so that `styled(Text)` overrides it; it is
 * there once, where classes would repeat every variant for each `styled(Text)`.
 */
export const pieceStyles = `
  [data-layout='stack'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
  }
  [data-layout='row'] {
    display: flex;
    align-items: center;
  }
  [data-inline] {
    display: inline-flex;
  }
  [data-layout='grid'] {
    display: grid;
    min-width: 0;
  }
  ${variants('columns', [2, 3, 4], (count) => `grid-template-columns:repeat(${count},minmax(0,1fr))`)}
  ${variants('align', alignments, (value) => `align-items:${value}`)}
  ${['start', 'center', 'end']
    .map((value) => `:where([data-layout='stack'])[data-align='${value}']{align-items:stretch;justify-items:${value}}`)
    .join('')}
  ${variants('justify', justifications, (value) => `justify-content:${value}`)}
  [data-wraps] {
    flex-wrap: wrap;
  }
  [data-grows] {
    flex: 1;
    min-width: 0;
  }
  [data-fills] {
    width: 100%;
  }
  [data-rigid] {
    flex: none;
  }
  ${spaces('gap', 'gap')}
  ${spaces('rowgap', 'row-gap')}
  ${spaces('above', 'margin-top')}
  ${spaces('below', 'margin-bottom')}
  ${variants('size', Object.keys(type), (name) => `font:var(--t-${name});letter-spacing:var(--tr-${name})`)}
  ${variants('weight', [400, 500, 600, 700, 800], (weight) => `font-weight:${weight}`)}
  ${variants('tone', tones, (tone) => `color:var(--${tone})`)}
  [data-tight] {
    line-height: 1.3;
  }
  [data-numbers] {
    font-variant-numeric: tabular-nums;
  }
  [data-keepslines] {
    white-space: pre-line;
  }
  [data-center] {
    text-align: center;
  }
  [data-nowrap],
  [data-cut] {
    white-space: nowrap;
  }
  [data-cut] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-surface='card'],
  [data-surface='outlined'] {
    box-shadow: inset 0 0 0 1px var(--border);
  }
  [data-surface='card'] {
    background: var(--surface);
  }
  [data-surface='sunken'] {
    background: var(--surface-sunken);
  }
  [data-inset='small'] {
    padding: ${space[4]};
    border-radius: ${radius.lg};
  }
  [data-inset='medium'] {
    padding: ${space[6]};
    border-radius: ${radius.xl};
  }
  [data-inset='large'] {
    padding: 28px;
    border-radius: ${radius['2xl']};
  }
  ${below('mobile')} {
    [data-folds] {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-inset='medium'] {
      padding: ${space[5]};
    }
    [data-inset='large'] {
      padding: 22px ${space[5]};
    }
  }
  @media (forced-colors: active) {
    [data-surface] {
      border: 1px solid;
    }
  }
  ${print} {
    [data-surface] {
      break-inside: avoid;
    }
  }
`;
