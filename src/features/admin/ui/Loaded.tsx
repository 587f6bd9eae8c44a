import { type ReactNode } from 'react';
import { FailedBlock } from '@/shared/ui/EmptyState';

interface LoadedProps {
  isFailed: boolean;
  onRetry: () => unknown;
  /** In place of the list until it has come. */
  skeleton: ReactNode;
  /** Absent until it has come. */
  children: ReactNode;
}

/** A list of the desk, its skeleton, or that it did not come. */
export function Loaded({ isFailed, onRetry, skeleton, children }: LoadedProps) {
  if (isFailed) return <FailedBlock onRetry={() => void onRetry()} />;
  return children ?? skeleton;
}
