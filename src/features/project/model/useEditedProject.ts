import { useState } from 'react';
import { isNotFound, useGetProjectQuery } from '@/shared/api';
import { useLoggedFailure } from '@/shared/lib/logFailure';
import { isPostId } from '@/shared/routes';
import { useIsOwn } from '@/shared/session';
import { useCalmLoading } from '@/shared/ui/Skeleton';

/** The post that an edit begins with, or the reason why there is none. */
export function useEditedProject(id: string) {
  const { project, isGone, error, refetch } = useFreshProject(id);
  const isFailed = error !== undefined && !isGone && !project;
  const isWriter = useIsOwn(project?.writer ?? null);
  const skeletonStays = useCalmLoading(!project && !isGone && !isFailed);

  useLoggedFailure('A recruitment post could not be loaded for an edit.', isGone ? undefined : error);

  return {
    project: skeletonStays ? undefined : project,
    /** Somebody else's: only its writer edits a post (PFORM-32). */
    isDenied: project !== undefined && !isWriter,
    isGone,
    isFailed,
    skeletonStays,
    refetch,
  };
}

/** The post as it is now, never as this tab saw it some time ago. */
function useFreshProject(id: string) {
  const [openedAt] = useState(() => Date.now());
  const isId = isPostId(id);
  const query = useGetProjectQuery(Number(id), { skip: !isId, refetchOnMountOrArgChange: true });
  const { currentData, fulfilledTimeStamp = 0, error, refetch } = query;

  return {
    project: fulfilledTimeStamp >= openedAt ? currentData : undefined,
    isGone: !isId || isNotFound(error),
    error,
    refetch,
  };
}
