import { type LayoutProps, renderPiece } from './renderPiece';

interface RowProps extends LayoutProps {
  /** Onto further lines, if the width is not enough. */
  wraps?: boolean;
  /** Inside a line of text. */
  inline?: boolean;
}

/** Children side by side, centred across. */
export function Row(props: RowProps) {
  return renderPiece({ layout: 'row', ...props });
}
