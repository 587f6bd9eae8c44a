import { type CellState } from '../lib/weeks';
import * as S from './MoodMark.styles';

interface MoodMarkProps {
  state: CellState;
  /** 18 by default. */
  size?: number;
  /** This week's mark is a square. */
  isNow?: boolean;
}

/** The mark of a week. Decorative: its label is beside it or read aloud. */
export function MoodMark({ state, size = 18, isNow = false }: MoodMarkProps) {
  return (
    <S.Mark aria-hidden data-state={state} data-now={isNow || undefined} style={{ '--mark': `${size}px` } as object}>
      {state === 'HELP' && '!'}
    </S.Mark>
  );
}
