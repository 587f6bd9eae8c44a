import { type ReactNode } from 'react';
import { type ArchiveDetail } from '@contract/archive';
import { Navigate } from 'react-router-dom';
import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { LIMITS } from '@contract/limits';
import { paths } from '@/shared/routes';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { useDelayedLoading } from '@/shared/ui/Skeleton';
import { membersOf, useTeamProgress, useToastedError } from '../model/useTeamProgress';
import { AloneView } from './AloneView';
import { DoneView } from './DoneView';
import { EvaluationSkeleton } from './EvaluationSkeleton';
import { NoAccess } from './NoAccess';

interface EvaluationDoneProps {
  archiveId: number;
  /** Shown to readers outside the team. */
  outsider: ReactNode;
  /** The own lines of a pending archive (D155). */
  ownLines: (archive: ArchiveDetail) => ReactNode;
}

/** The evaluation progress of the team; a member who has not evaluated is redirected to the form (D53). */
export function EvaluationDone({ archiveId, outsider, ownLines }: EvaluationDoneProps) {
  const { progress, hasEvaluated, isGone, isOutsider, error, isFetching, refetch } = useTeamProgress(archiveId);
  const isFailed = !progress && error !== undefined;
  const skeletonStays = useDelayedLoading(!progress && !isFailed);
  useToastedError(EVALUATION_MESSAGES.statusFailed, isFailed ? error : undefined);

  if (isOutsider) return <NoAccess isGone={isGone} outsider={outsider} />;
  if (isFailed) {
    return <FailedBlock title={EVALUATION_MESSAGES.statusFailed} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!progress || skeletonStays) return <EvaluationSkeleton waiting={!skeletonStays} />;
  // With one member left there is nothing to evaluate; the form would lead back here.
  const isAlone = membersOf(progress).length < LIMITS.smallestTeam;
  if (isAlone && !progress.published) return <AloneView archiveId={archiveId} />;
  if (!hasEvaluated && !isAlone) return <Navigate to={paths.teamEvaluation(archiveId)} replace />;
  return <DoneView archiveId={archiveId} progress={progress} ownLines={ownLines} />;
}
