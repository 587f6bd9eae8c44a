import { type PieceProps, renderPiece } from './renderPiece';

/** A text of the scale: `<Text as="h2" size="title">`. */
export function Text(props: PieceProps) {
  return renderPiece({ as: 'p', ...props });
}
