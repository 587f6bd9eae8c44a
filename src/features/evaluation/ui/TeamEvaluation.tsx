import { type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { useTeamEvaluation } from '../model/useTeamEvaluation';
import { EvaluationEditor } from './EvaluationEditor';
import { EvaluationHead } from './EvaluationHead';
import { EvaluationSkeleton } from './EvaluationSkeleton';
import { NoAccess } from './NoAccess';
import * as S from './TeamEvaluation.styles';

interface TeamEvaluationProps {
  archiveId: number;
  /** Shown to readers outside the team. */
  outsider: ReactNode;
}

/** The form of the evaluations; a member who has submitted sees the team's progress. */
export function TeamEvaluation({ archiveId, outsider }: TeamEvaluationProps) {
  const { isGone, isOutsider, hasEvaluated, ...team } = useTeamEvaluation(archiveId);

  if (isOutsider) return <NoAccess isGone={isGone} outsider={outsider} />;
  if (hasEvaluated || team.teammates?.length === 0) return <Navigate to={paths.evaluationDone(archiveId)} replace />;
  return (
    <S.Page>
      <EvaluationHead archiveId={archiveId} teammates={team.teammates} />
      <TeamEvaluationContent archiveId={archiveId} {...team} />
    </S.Page>
  );
}

type EvaluationScreenProps = Pick<TeamEvaluationProps, 'archiveId'> &
  Omit<ReturnType<typeof useTeamEvaluation>, 'isGone' | 'isOutsider' | 'hasEvaluated'>;

function TeamEvaluationContent({
  archiveId,
  teammates,
  isFailed,
  isFetching,
  skeletonStays,
  isAsked,
  isLast,
  refetch,
  reload,
}: EvaluationScreenProps) {
  function retry() {
    void refetch();
    void reload();
  }

  if (isFailed) return <FailedBlock busy={isFetching} onRetry={retry} />;
  if (!teammates) return <EvaluationSkeleton waiting={!skeletonStays} />;
  return (
    <EvaluationEditor
      archiveId={archiveId}
      teammates={teammates}
      isAsked={isAsked}
      isLast={isLast}
      refresh={refetch}
      isRefreshing={isFetching}
      reload={() => void reload()}
    />
  );
}
