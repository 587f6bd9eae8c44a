import { useDeferredValue } from 'react';
import { useLoggedFailure } from '@/shared/lib/logFailure';
import { useDelayedLoading } from '@/shared/ui/Skeleton';
import { type PostRef } from '@contract/post';
import { useIsPostDeleted } from './endpoints/postCheck';
import { isNotFound } from './errorMessage';

interface PostQuery<Post> {
  currentData?: Post;
  error?: unknown;
  refetch: () => unknown;
}

interface PostOptions {
  /** Whether the address has a valid id; without one no request is sent (D84). */
  isId: boolean;
  /** What is noted when it cannot be loaded. */
  failure: string;
  /** The post whose page stays after the post was deleted (F17). */
  stays?: PostRef;
}

/** What the page of a post shows of its query. `isGone` when there is none, be it deleted, unknown, or no id at all. */
export function usePost<Post>({ currentData, error, refetch }: PostQuery<Post>, { isId, failure, stays }: PostOptions) {
  const isKept = useIsPostDeleted(stays) && currentData !== undefined;
  const skeletonStays = useDelayedLoading(isId && !currentData && !error);
  const isGone = isMissing(isId, error) && !isKept;

  useLoggedFailure(failure, isGone ? undefined : error);

  // The answer comes through the store, which React draws in one go; put off, a whole page is drawn in slices between
  // which a press is heard. What changes afterwards is small and shown at once.
  const ready = skeletonStays ? undefined : currentData;
  const isDrawn = useDeferredValue(ready) !== undefined;
  const hasSkeleton = useDeferredValue(skeletonStays);

  return {
    post: isDrawn ? ready : undefined,
    isGone,
    isFailed: isFailedQuery({ currentData, error }) && !isGone,
    skeletonStays: isDrawn ? skeletonStays : hasSkeleton,
    refetch,
  };
}

const isMissing = (isId: boolean, error: unknown) => !isId || isNotFound(error);

/** Failed with nothing to show; a failed refetch leaves what is on screen. */
const isFailedQuery = ({ currentData, error }: { currentData?: unknown; error?: unknown }) =>
  error !== undefined && !currentData;
