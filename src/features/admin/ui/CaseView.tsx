import { useEffect, useRef, useState } from 'react';
import { OPERATOR_MESSAGES, type Case } from '@contract/operator';
import { isNotFound, useGetCaseQuery, type CaseRef } from '@/shared/api';
import { useBottomBar } from '@/shared/lib/useBottomBar';
import { BackLink } from '@/shared/ui/BackLink';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { EmptyState, FailedBlock } from '@/shared/ui/EmptyState';
import { SkeletonContainer, LoadingText, Skeleton, useDelayedLoading } from '@/shared/ui/Skeleton';
import { CaseBackground } from './CaseBackground';
import { CaseContents } from './CaseContents';
import { CaseEvaluation, ReadingNotice } from './CaseEvaluation';
import { CaseHead } from './CaseHead';
import { CaseLine } from './CaseLine';
import { CaseReports } from './CaseReports';
import { CaseStated } from './CaseStated';
import { CaseWriter } from './CaseWriter';
import { Decision } from './Decision';
import { TemplatesDialog } from './TemplatesDialog';
import { type CaseWalk } from '../model/useCaseWalk';
import * as S from './CaseView.styles';

interface CaseViewProps extends CaseRef {
  /** The heading gets the focus once the case has loaded. */
  takesFocus: boolean;
  walk: CaseWalk;
  /** The target of the back link on narrow screens. */
  listPath: string;
}

/** An address that names no case: no other case is shown in its place. */
export function UnknownCase() {
  return <EmptyState illustration="not-found" role="alert" title={OPERATOR_MESSAGES.unknownCase} />;
}

/** The link back to the list on narrow screens, with the heading of the page. */
export function CaseBack({ listPath }: { listPath: string }) {
  return (
    <S.Back>
      <VisuallyHidden as="h1">신고</VisuallyHidden>
      <BackLink to={listPath}>신고</BackLink>
    </S.Back>
  );
}

/** A reported target with its data, and the possible measures (D131). */
export function CaseView({ target, targetId, listPath, ...props }: CaseViewProps) {
  const { data: shown, error, refetch } = useGetCaseQuery({ target, targetId });
  const skeletonStays = useDelayedLoading(!shown && !error);

  return (
    <S.Case>
      <CaseBack listPath={listPath} />
      {shown && !skeletonStays ? (
        <Loaded shown={shown} {...props} />
      ) : (
        <Missing error={error} skeletonStays={skeletonStays} onRetry={() => void refetch()} />
      )}
    </S.Case>
  );
}

interface MissingProps {
  error: unknown;
  skeletonStays: boolean;
  onRetry: () => void;
}

/** Replaces a case that is loading, failed to load, or does not exist. */
function Missing({ error, skeletonStays, onRetry }: MissingProps) {
  if (error === undefined || skeletonStays) return <CaseSkeleton waiting={!skeletonStays} />;
  if (!isNotFound(error)) return <FailedBlock onRetry={onRetry} />;
  return <UnknownCase />;
}

interface LoadedProps extends Omit<CaseViewProps, 'listPath' | 'target' | 'targetId'> {
  shown: Case;
}

function Loaded({ shown, takesFocus, walk }: LoadedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [reportId, setReportId] = useState(shown.reportList[0]?.id);
  const report = shown.reportList.find(({ id }) => id === reportId) ?? shown.reportList[0];

  // Also when the case that was shown unasked beside the list is chosen in it.
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <>
      <CaseHead shown={shown} walk={walk} heading={heading} />
      <ReadingNotice shown={shown} />
      <CaseLine shown={shown} />
      {shown.evaluated ? (
        <CaseEvaluation shown={shown} evaluated={shown.evaluated} />
      ) : (
        <>
          <CaseBackground shown={shown} />
          <CaseContents shown={shown} report={report} />
          {shown.stated && <CaseStated stated={shown.stated} />}
        </>
      )}
      <S.Below>
        <CaseReports shown={shown} chosenId={report?.id} onChoose={setReportId} />
        {shown.member && <CaseWriter member={shown.member} />}
      </S.Below>
      <Decision shown={shown} onDone={walk.goOn} onEditTemplates={() => setEditing(true)} />
      {isEditing && <TemplatesDialog onClose={() => setEditing(false)} />}
    </>
  );
}

/** Has the height of the measures, so that a toast about the previous case stays at its position. */
function FootSkeleton() {
  const bar = useBottomBar();
  return (
    <S.Foot ref={bar}>
      <Skeleton height={56} radius={12} />
      <Skeleton height={48} radius={14} />
    </S.Foot>
  );
}

function CaseSkeleton({ waiting }: { waiting: boolean }) {
  return (
    <SkeletonContainer waiting={waiting}>
      <LoadingText>신고를 불러오고 있어요</LoadingText>
      <S.Case>
        <Skeleton width="70%" height={34} />
        <Skeleton height={108} radius={16} />
        <Skeleton height={240} radius={18} />
        <FootSkeleton />
      </S.Case>
    </SkeletonContainer>
  );
}
