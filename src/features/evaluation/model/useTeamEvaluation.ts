import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { isNotFound, useGetEvaluationTargetsQuery } from '@/shared/api';
import { useFreshData } from '@/shared/lib/useFreshData';
import { useDelayedLoading } from '@/shared/ui/Skeleton';
import { isNoAccess, useTeamProgress, useToastedError } from './useTeamProgress';

/** The members to evaluate, and whether the evaluation is still pending. */
export function useTeamEvaluation(archiveId: number) {
  const { progress, error, ...team } = useTeamProgress(archiveId);
  const query = useGetEvaluationTargetsQuery(archiveId, { refetchOnMountOrArgChange: true });
  const teammates = useFreshData(query);
  const isReady = progress !== undefined && teammates !== undefined;
  const isFailed = !isReady && Boolean(error ?? query.error);
  const skeletonStays = useDelayedLoading(!isReady && !isFailed);

  useToastedError(EVALUATION_MESSAGES.loadFailed, query.error);
  // A failure after the submission has another message.
  useToastedError(EVALUATION_MESSAGES.statusFailed, progress ? undefined : error);

  return {
    ...team,
    isGone: team.isGone || isNotFound(query.error),
    isOutsider: team.isOutsider || isNoAccess(query.error),
    teammates: isReady && !skeletonStays ? teammates : undefined,
    isFailed,
    isFetching: team.isFetching || query.isFetching,
    skeletonStays,
    reload: query.refetch,
  };
}
