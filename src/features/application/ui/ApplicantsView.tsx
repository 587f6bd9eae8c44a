import { type ReactNode } from 'react';
import { errorStatus, isNotFound, useGetProjectQuery } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { useDelayedLoading } from '@/shared/ui/Skeleton';
import { APPLICATION_MESSAGES } from '@contract/application';
import { MESSAGES } from '@contract/messages';
import { useApplicants } from '../model/useApplicants';
import { useApplicantsParams } from '../model/useApplicantsParams';
import { Applicants } from './Applicants';
import { ApplicantsSkeleton } from './ApplicantsSkeleton';
import { FreeSeatsLine } from './FreeSeats';
import * as S from './ApplicantsView.styles';

interface ApplicantsViewProps {
  projectId: number;
  /** Shown to readers who do not lead the post. */
  outsider: ReactNode;
  /** Shown while the post is hidden: its applications cannot be read (D133). */
  hidden: ReactNode;
  /** After an applicant was accepted here. */
  onAccepted: () => void;
}

/** The page of an own post's applicants (D106). */
export function ApplicantsView({ projectId, outsider, hidden, onAccepted }: ApplicantsViewProps) {
  const post = useGetProjectQuery(projectId);
  const list = useApplicantsParams();
  const applicants = useApplicants(projectId, list);
  const project = post.currentData;

  if (errorStatus(applicants.error) === 403) return outsider;
  if (project?.hidden) return hidden;
  // Only the post says whether it was hidden or deleted.
  if (isNotFound(post.error) || (project && isNotFound(applicants.error)))
    return <PageNotFound title={MESSAGES.postGone} />;
  return (
    <>
      <S.Head>
        <S.Title>지원자</S.Title>
        {project && <S.Lead>{project.projectName}</S.Lead>}
        {project && <FreeSeatsLine project={project} />}
        <ToTeam projectId={projectId} accepted={applicants.counts?.ACCEPTED} />
      </S.Head>
      {project ? (
        <Applicants project={project} applicants={applicants} list={list} onAccepted={onAccepted} />
      ) : (
        <LoadingOrFailed isFailed={post.error !== undefined} onRetry={() => void post.refetch()} />
      )}
    </>
  );
}

/** The way to the team, once somebody is in it (MEND-110). */
function ToTeam({ projectId, accepted = 0 }: { projectId: number; accepted: number | undefined }) {
  if (accepted === 0) return null;
  return (
    <S.ToTeam>
      <Button to={paths.projectTeam(projectId)} variant="gray">
        {APPLICATION_MESSAGES.toTeam}
      </Button>
    </S.ToTeam>
  );
}

function LoadingOrFailed({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const skeletonStays = useDelayedLoading(!isFailed);
  return isFailed ? <FailedBlock onRetry={onRetry} /> : <ApplicantsSkeleton waiting={!skeletonStays} />;
}
