import type { ReactNode } from 'react';
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
  const Title = page ? S.PageTitle : S.Title;
  return (
    <S.Empty role={role} className={className}>
      <Illustration name={illustration} />
      <Title tabIndex={page ? -1 : undefined}>{title}</Title>
      {hint && <S.Hint>{hint}</S.Hint>}
      {actions && <S.Actions>{actions}</S.Actions>}
    </S.Empty>
  );
}
