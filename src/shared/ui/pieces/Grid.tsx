import { type LayoutProps, renderPiece } from './renderPiece';

interface GridProps extends LayoutProps {
  columns: 2 | 3 | 4;
  /** One column on phones. */
  folds?: boolean;
}

/** Children in columns of equal width. */
export function Grid(props: GridProps) {
  return renderPiece({ layout: 'grid', ...props });
}
