import { type ReactNode } from 'react';
import { MESSAGES } from '@contract/messages';
import { PageNotFound } from '@/shared/ui/EmptyState';

interface NoAccessProps {
  isGone: boolean;
  /** Shown to readers outside the team. */
  outsider: ReactNode;
}

/** A deleted archive, an unknown one, and a pending one of another team look alike (D50). */
export const NoAccess = ({ isGone, outsider }: NoAccessProps) =>
  isGone ? <PageNotFound title={MESSAGES.postGone} /> : outsider;
