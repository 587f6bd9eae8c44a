import { type HTMLAttributes, type Ref } from 'react';
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
  /** Margins, set by the parent that places it. */
  above?: Step;
  below?: Step;
  /** Takes the width that its siblings leave. */
  grows?: boolean;
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

/** The element of a piece, with its props as attributes. For the pieces in this folder, which call it: no component between. */
export function renderPiece({
  as = 'div',
  layout,
  columns,
  folds,
  inline,
  wraps,
  surface,
  inset,
  gap,
  rowGap,
  align,
  justify,
  size,
  weight,
  tone,
  tight,
  numbers,
  above,
  below,
  grows,
  ...rest
}: AllProps) {
  // Every element takes these attributes; TypeScript would compare the props of all 110 elements.
  const Element = as as 'div';
  return (
    <Element
      data-layout={layout}
      data-columns={columns}
      data-folds={folds || undefined}
      data-inline={inline || undefined}
      data-wraps={wraps || undefined}
      data-surface={surface}
      data-inset={inset}
      data-gap={gap}
      data-row-gap={rowGap}
      data-align={layout === 'stack' ? undefined : align}
      data-across={layout === 'stack' ? align : undefined}
      data-justify={justify}
      data-size={size}
      data-weight={weight}
      data-tone={tone}
      data-tight={tight || undefined}
      data-numbers={numbers || undefined}
      data-above={above}
      data-below={below}
      data-grows={grows || undefined}
      {...(rest as HTMLAttributes<HTMLDivElement>)}
    />
  );
}
