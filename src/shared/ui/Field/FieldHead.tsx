import type { ReactNode } from 'react';
import { CharacterCounter } from '../CharacterCounter';
import { VisuallyHidden } from '../VisuallyHidden';
import type { FieldTexts } from './Field';
import * as S from './Field.styles';

interface FieldHeadProps extends Pick<FieldTexts, 'optional' | 'hideLabel'> {
  /** The label itself. */
  children: ReactNode;
  counter?: { text: string; max: number };
  /** At the right end: the number of chosen values. */
  note?: ReactNode;
}

/** The line above a control: label, "선택", counter. */
export function FieldHead({ children, optional, hideLabel, counter, note }: FieldHeadProps) {
  if (hideLabel) return <VisuallyHidden>{children}</VisuallyHidden>;
  return (
    <S.Head>
      {children}
      {optional && <S.Optional>선택</S.Optional>}
      {counter && <CharacterCounter {...counter} />}
      {note && <S.Note>{note}</S.Note>}
    </S.Head>
  );
}
