import { type ReactNode } from 'react';
import { Row } from '@/shared/ui/pieces';
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
      <Row gap={4} rowGap={2} justify="space-between" wraps>
        <S.Heading id={id} tabIndex={-1}>
          {title} {count !== undefined && <S.Count>{count}</S.Count>}
        </S.Heading>
        {action}
      </Row>
      {children}
    </S.Section>
  );
}
