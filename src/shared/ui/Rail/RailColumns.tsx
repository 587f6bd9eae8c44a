import type { ReactNode } from 'react';
import * as S from './RailColumns.styles';

interface RailColumnsProps {
  rail?: ReactNode;
  children: ReactNode;
}

/** The column of a long form, with its rail beside it where there is room. */
export function RailColumns({ rail, children }: RailColumnsProps) {
  return (
    <S.Columns data-rail={rail ? true : undefined}>
      {rail && (
        <S.RailColumn>
          <S.StickyRail>{rail}</S.StickyRail>
        </S.RailColumn>
      )}
      <S.Column>{children}</S.Column>
    </S.Columns>
  );
}
