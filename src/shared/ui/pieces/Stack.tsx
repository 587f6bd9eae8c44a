import { type LayoutProps, renderPiece } from './renderPiece';

/** Children one below the other; `align` is across. */
export function Stack(props: LayoutProps) {
  return renderPiece({ layout: 'stack', ...props });
}
