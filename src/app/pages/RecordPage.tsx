import { useParams } from 'react-router-dom';
import { RECORD_MESSAGES, RECORD_TEXTS } from '@contract/record';
import { CredentialButton } from '@/features/credential';
import { RecordSkeleton, RecordView, useRecord } from '@/features/record';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { PageBody } from '../layout/PageBody';

/** The public record of a member (D120). */
export function RecordPage() {
  const { code = '' } = useParams();
  const { record, isGone, isFailed, skeletonStays, refetch } = useRecord(code);
  useDocumentTitle(titleOf(isGone, record?.nickname));

  return (
    <PageBody>
      {isGone && <PageNotFound title={RECORD_MESSAGES.notFound} />}
      {isFailed && <FailedBlock onRetry={() => void refetch()} />}
      {!isGone && !isFailed && !record && <RecordSkeleton waiting={!skeletonStays} />}
      {record && !isGone && (
        <RecordView
          record={record}
          credential={({ id, title }) => <CredentialButton archiveId={id} title={title} variant="row" />}
        />
      )}
    </PageBody>
  );
}

function titleOf(isGone: boolean, nickname: string | undefined): string {
  if (isGone) return RECORD_MESSAGES.notFound;
  return nickname === undefined ? RECORD_MESSAGES.settings : RECORD_TEXTS.title(nickname);
}
