import { useDeferredValue } from 'react';
import { useLoggedFailure } from '@/shared/lib/logFailure';
import { useCalmLoading } from '@/shared/ui/Skeleton';
import { isNotFound } from './errorMessage';

interface PostQuery<Post> {
  currentData?: Post;
  error?: unknown;
  refetch: () => unknown;
}

interface PostPlace {
  /** Whether the address can name a post at all; without one nobody was asked (D84). */
  isId: boolean;
  /** What is noted when it cannot be loaded. */
  failure: string;
}

/** What the page of a post shows of its query. `isGone` when there is none, be it deleted, unknown, or no id at all. */
export function usePost<Post>({ currentData, error, refetch }: PostQuery<Post>, { isId, failure }: PostPlace) {
  const skeletonStays = useCalmLoading(isId && !currentData && !error);
  const isGone = !isId || isNotFound(error);

  useLoggedFailure(failure, isGone ? undefined : error);

  // The answer comes through the store, which React draws in one go; put off, a whole page is drawn in slices between
  // which a press is heard. What changes afterwards is small and shown at once.
  const ready = skeletonStays ? undefined : currentData;
  const isDrawn = useDeferredValue(ready) !== undefined;
  const hasSkeleton = useDeferredValue(skeletonStays);

  return {
    post: isDrawn ? ready : undefined,
    isGone,
    isFailed: error !== undefined && !isGone && !currentData,
    skeletonStays: isDrawn ? skeletonStays : hasSkeleton,
    refetch,
  };
}
