import { type LayoutProps, renderPiece } from './renderPiece';

interface SurfaceProps extends LayoutProps {
  /** `card` has a hairline border, `outlined` nothing but that, `sunken` is one tone below the page. */
  look?: 'card' | 'outlined' | 'sunken';
  /** Padding and radius: of a panel, of a card, of a box inside. */
  inset?: 'large' | 'medium' | 'small';
  /** Also places its children. */
  layout?: 'stack' | 'row';
}

/** A ground for its children. */
export function Surface({ look = 'card', inset = 'large', ...rest }: SurfaceProps) {
  return renderPiece({ surface: look, inset, ...rest });
}
