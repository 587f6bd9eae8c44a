import { useParams } from 'react-router-dom';
import { CREDENTIAL_MESSAGES } from '@contract/credential';
import { useVerify, VerdictView, VerifyForm } from '@/features/credential';
import { isNotFound, useGetVerdictQuery } from '@/shared/api';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { SkeletonContainer, LoadingText, useDelayedLoading } from '@/shared/ui/Skeleton';
import { PageBody } from '../layout/PageBody';

/** The public check of a credential (D126); `/verify/:uuid` shows the verdict on one at once. */
export function VerifyPage() {
  const { uuid } = useParams();
  useDocumentTitle(CREDENTIAL_MESSAGES.verify);

  return <PageBody>{uuid === undefined ? <Check /> : <KnownVerdict key={uuid} id={uuid} />}</PageBody>;
}

function Check() {
  const verify = useVerify();
  if (!verify.verdict) return <VerifyForm verify={verify} />;
  return <VerdictView verdict={verify.verdict} focused />;
}

function KnownVerdict({ id }: { id: string }) {
  const { currentData: verdict, error, isFetching, refetch } = useGetVerdictQuery(id);
  const skeletonStays = useDelayedLoading(!verdict && !error);

  if (isNotFound(error)) return <PageNotFound title={CREDENTIAL_MESSAGES.unknown} />;
  if (error && !verdict) return <FailedBlock busy={isFetching} onRetry={() => void refetch()} />;
  if (!verdict)
    return <SkeletonContainer waiting={!skeletonStays}>{skeletonStays && <LoadingText />}</SkeletonContainer>;
  return <VerdictView verdict={verdict} focused={false} />;
}
