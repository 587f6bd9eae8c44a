import { type ReportSubject, REPORT_MESSAGES } from '@contract/report';
import { MESSAGES } from '@contract/messages';
import { isNotFound, useGetReportTargetQuery, errorMessage, errorStatus, isNetworkError } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/Button';
import { EmptyState, FailedBlock } from '@/shared/ui/EmptyState';
import { SkeletonContainer, LoadingText, Skeleton, useDelayedLoading } from '@/shared/ui/Skeleton';
import { ReportForm } from './ReportForm';
import * as S from './ReportForm.styles';

/** Looks up the target of a report; then shows the form. */
export function ReportTargetForm(target: ReportSubject) {
  const { currentData, error, isFetching, refetch } = useGetReportTargetQuery(target);
  const skeletonStays = useDelayedLoading(!currentData && !error);

  if (skeletonStays) return <FormSkeleton />;
  if (currentData) return <ReportForm target={target} found={currentData} />;
  if (isNotFound(error)) return <Gone error={error} />;
  return error ? (
    <FailedBlock title={lookupFailure(error)} busy={isFetching} onRetry={() => void refetch()} />
  ) : (
    <FormSkeleton waiting />
  );
}

function Gone({ error }: { error: unknown }) {
  return (
    <EmptyState
      illustration="not-found"
      role="alert"
      title={lookupFailure(error)}
      actions={<Button to={paths.home}>홈으로 가기</Button>}
    />
  );
}

function FormSkeleton({ waiting }: { waiting?: boolean }) {
  return (
    <SkeletonContainer waiting={waiting}>
      <S.Form as="div">
        <LoadingText />
        <Skeleton height={88} radius={18} />
        <Skeleton height={320} radius={14} />
        <Skeleton height={132} radius={12} />
      </S.Form>
    </SkeletonContainer>
  );
}

/** Why the target is not shown: the server's message, else a general one. */
function lookupFailure(error: unknown): string {
  if (isNetworkError(error)) return MESSAGES.poorConnection;
  return typeof errorStatus(error) === 'number' ? errorMessage(error) : REPORT_MESSAGES.lookupFailed;
}
