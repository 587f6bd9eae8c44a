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
  /** The message of the log when it fails to load. */
  failure: string;
  /** A deleted post whose page stays open (F17). */
  stays?: PostRef;
}

/** The state of a post's page. `isGone` for a deleted or unknown post and for an invalid id. */
export function usePost<Post>({ currentData, error, refetch }: PostQuery<Post>, { isId, failure, stays }: PostOptions) {
  const isKept = useIsPostDeleted(stays) && currentData !== undefined;
  const skeletonStays = useDelayedLoading(isId && !currentData && !error);
  const isGone = isMissing(isId, error) && !isKept;

  useLoggedFailure(failure, isGone ? undefined : error);

  // The response comes through the store, which React renders synchronously; deferred, a whole page is rendered in
  // slices between which input is handled. Later changes are small and rendered at once.
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
