import type { ReactNode } from 'react';
import { Row, Text } from '../pieces';
import { Illustration, type IllustrationName } from './Illustration';
import * as S from './EmptyState.styles';

interface EmptyStateProps {
  illustration: IllustrationName;
  /** One sentence: the state. */
  title: string;
  /** One sentence: the next step. */
  hint?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** The title is the page's h1. */
  page?: boolean;
  role?: 'alert' | 'status';
  className?: string;
}

/** The empty state of a list. */
export function EmptyState({ illustration, title, hint, actions, page = false, role, className }: EmptyStateProps) {
  return (
    <S.Empty role={role} className={className}>
      <Illustration name={illustration} />
      <Text as={page ? 'h1' : 'p'} size={page ? 'h1' : 'h3'} tabIndex={page ? -1 : undefined}>
        {title}
      </Text>
      {hint && <S.Hint>{hint}</S.Hint>}
      {actions && (
        <Row wraps justify="center" gap={2} above={5}>
          {actions}
        </Row>
      )}
    </S.Empty>
  );
}
