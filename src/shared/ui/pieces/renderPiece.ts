import { createElement, type HTMLAttributes, type Ref } from 'react';
import { type Alignment, type Justification, type space, type Tone, type TypeName, type Weight } from '@/shared/theme';

type Step = keyof typeof space;

/** What every piece can say of itself. Its styles are in the document's own sheet (`pieceStyles`). */
export interface PieceProps extends HTMLAttributes<HTMLElement> {
  /** The element. Its role and its place in the outline are the screen's business, not the piece's. */
  as?: keyof HTMLElementTagNameMap;
  ref?: Ref<HTMLElement>;
  /** The text style of the scale. */
  size?: TypeName;
  weight?: Extract<Weight, 400 | 500 | 600 | 700 | 800>;
  tone?: Tone;
  /** The lower line height of names and titles. */
  tight?: boolean;
  /** Digits of equal width. */
  numbers?: boolean;
  /** Line breaks of the text are kept. */
  keepsLines?: boolean;
  center?: boolean;
  nowrap?: boolean;
  /** One line, with an ellipsis if it is longer. */
  cut?: boolean;
  /** Margins, set by the parent that places it. */
  above?: Step;
  below?: Step;
  /** Takes the width that its siblings leave. */
  grows?: boolean;
  /** As wide as its parent, also in one that centres its children. */
  fills?: boolean;
  /** Keeps its width beside siblings that shrink. */
  rigid?: boolean;
  /** Of a `time`. */
  dateTime?: string;
}

/** Props of a piece that places its children. */
export interface LayoutProps extends PieceProps {
  gap?: Step;
  /** Between rows, where it differs. */
  rowGap?: Step;
  align?: Alignment;
  justify?: Justification;
}

interface AllProps extends LayoutProps {
  layout?: 'stack' | 'row' | 'grid';
  columns?: number;
  folds?: boolean;
  inline?: boolean;
  wraps?: boolean;
  surface?: string;
  inset?: string;
}

/** The props that are attributes of the element, with styles in `shared/theme/pieceStyles.ts`: `rowGap` is `data-rowgap`. */
const ATTRIBUTES: readonly string[] = [
  'layout',
  'columns',
  'folds',
  'inline',
  'wraps',
  'surface',
  'inset',
  'gap',
  'rowGap',
  'align',
  'justify',
  'size',
  'weight',
  'tone',
  'tight',
  'numbers',
  'keepsLines',
  'center',
  'nowrap',
  'cut',
  'above',
  'below',
  'grows',
  'fills',
  'rigid',
];

/** The element of a piece, with its props as attributes. For the pieces in this folder, which call it: no component between. */
export function renderPiece({ as: Element = 'div', ...props }: AllProps) {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!ATTRIBUTES.includes(name)) attributes[name] = value;
    else if (value !== false) attributes[`data-${name.toLowerCase()}`] = value;
  }
  return createElement(Element, attributes);
}
