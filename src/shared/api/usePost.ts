import { type UnknownAction } from '@reduxjs/toolkit';
import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { MESSAGES } from '@contract/messages';
import { toast } from '@/shared/toast';
import { useDelayedLoading } from '@/shared/ui/Skeleton';
import { isNotFound } from './errorMessage';

interface PostQuery<Post> {
  currentData?: Post;
  error?: unknown;
  refetch: () => unknown;
}

interface PostOptions {
  /** Whether the address has a valid id; without one no request is sent (D84). */
  isId: boolean;
  /**
   * Removes the post from the cache. Given, the page of a post deleted meanwhile stays until it is left, with the text
   * typed on it (F17).
   */
  evict?: (() => UnknownAction) | undefined;
  /** False while a dialog of the page says that the post was deleted, in place of the toast (MEND-37). */
  saysDeletion?: boolean;
}

/**
 * The state of a post's page. `isGone` for a deleted or unknown post and for an invalid id; `isDeleted` for one that was
 * deleted while its page stays open, which a toast reports.
 */
export function usePost<Post>({ currentData, error, refetch }: PostQuery<Post>, options: PostOptions) {
  const { isId, evict, saysDeletion = true } = options;
  const isNone = isMissing(isId, error);
  const isDeleted = isNone && evict !== undefined && currentData !== undefined;
  const skeletonStays = useDelayedLoading(isId && !currentData && !error);
  const isGone = isNone && !isDeleted;

  useDeletedPost(isDeleted, { evict, saysDeletion });

  // The response comes through the store, which React renders synchronously; deferred, a whole page is rendered in
  // slices between which input is handled. Later changes are small and rendered at once.
  const ready = skeletonStays ? undefined : currentData;
  const isDrawn = useDeferredValue(ready) !== undefined;
  const hasSkeleton = useDeferredValue(skeletonStays);

  return {
    post: isDrawn ? ready : undefined,
    isGone,
    isDeleted,
    isFailed: isFailedQuery({ currentData, error }) && !isGone,
    skeletonStays: isDrawn ? skeletonStays : hasSkeleton,
    refetch,
  };
}

/** Shows a toast that the post on screen was deleted, and removes it from the cache once its page is left. */
function useDeletedPost(isDeleted: boolean, { evict, saysDeletion }: Omit<PostOptions, 'isId'>) {
  const dispatch = useDispatch();
  const drop = useEffectEvent(() => {
    if (evict) dispatch(evict());
  });

  const say = useEffectEvent(() => {
    if (saysDeletion) toast(MESSAGES.postGone, { tone: 'error' });
  });

  useEffect(() => {
    if (!isDeleted) return;
    say();
    return () => drop();
  }, [isDeleted]);
}

const isMissing = (isId: boolean, error: unknown) => !isId || isNotFound(error);

/** Failed with nothing to show; a failed refetch leaves what is on screen. */
const isFailedQuery = ({ currentData, error }: { currentData?: unknown; error?: unknown }) =>
  error !== undefined && !currentData;
