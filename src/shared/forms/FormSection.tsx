import { type ReactNode, useId } from 'react';
import * as S from './FormSection.styles';

interface FormSectionProps {
  title: string;
  hint?: string;
  /** The target of the link in the section navigation. */
  id?: string;
  /** "선택" beside the title: the whole part is optional. */
  optional?: boolean;
  children: ReactNode;
}

/** A titled part of a long form, set off by a line. */
export function FormSection({ title, hint, id, optional = false, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <S.Section role="group" aria-labelledby={titleId} id={id}>
      <S.Head>
        <S.Title id={titleId}>
          {/* The space separates the words in the name of the group. */}
          {title} {optional && <S.Optional>선택</S.Optional>}
        </S.Title>
        {hint && <S.Hint>{hint}</S.Hint>}
      </S.Head>
      {children}
    </S.Section>
  );
}
