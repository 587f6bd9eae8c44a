import type { ReactNode } from 'react';
import * as S from './SectionNavColumns.styles';

interface SectionNavColumnsProps {
  rail?: ReactNode;
  children: ReactNode;
}

/** The column of a long form, with its section navigation beside it on wide screens. */
export function SectionNavColumns({ rail, children }: SectionNavColumnsProps) {
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
