import { type ReactNode } from 'react';
import * as S from './Section.styles';

interface SectionProps {
  id: string;
  title: string;
  /** The number of items, beside the title. */
  count?: number;
  /** Right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a tab under its heading; `id` names the heading. */
export function Section({ id, title, count, action, children }: SectionProps) {
  return (
    <S.Section aria-labelledby={id}>
      <S.Head>
        <S.Heading id={id} tabIndex={-1}>
          {title} {count !== undefined && <S.Count>{count}</S.Count>}
        </S.Heading>
        {action}
      </S.Head>
      {children}
    </S.Section>
  );
}
