import { type ReactNode } from 'react';
import { FailedBlock } from '@/shared/ui/EmptyState';

interface LoadedProps {
  isFailed: boolean;
  onRetry: () => unknown;
  /** The skeleton of the list. */
  skeleton: ReactNode;
  /** Undefined until it has loaded. */
  children: ReactNode;
}

/** A list of the desk, its skeleton, or its error state. */
export function Loaded({ isFailed, onRetry, skeleton, children }: LoadedProps) {
  if (isFailed) return <FailedBlock onRetry={() => void onRetry()} />;
  return children ?? skeleton;
}
