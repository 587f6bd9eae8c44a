import { useParams } from 'react-router-dom';
import { KOREAN_RECORD, type RecordWords } from '@contract/proofWords/record';
import { ENGLISH_RECORD } from '@contract/proofWords/recordEnglish';
import { RECORD_MESSAGES } from '@contract/record';
import { RecordWordsContext } from '@/entities/record';
import { CredentialButton } from '@/features/credential';
import { RecordSkeleton, RecordView, useRecord } from '@/features/record';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { brandOf, InLanguage, usePageLanguage } from '../layout/pageLanguage';
import { PageBody } from '../layout/PageBody';

/** The public record of a member (D120). */
export function RecordPage() {
  const { code = '' } = useParams();
  const { record, isGone, isFailed, skeletonStays, refetch } = useRecord(code);
  const language = usePageLanguage();
  const words = WORDS[language];
  useDocumentTitle(titleOf(words, isGone, record?.nickname), brandOf(language));

  return (
    <PageBody>
      {isGone && <PageNotFound title={RECORD_MESSAGES.notFound} />}
      {isFailed && <FailedBlock onRetry={() => void refetch()} />}
      {!isGone && !isFailed && !record && <RecordSkeleton waiting={!skeletonStays} />}
      {record && !isGone && (
        <RecordWordsContext value={words}>
          <InLanguage language={language}>
            <RecordView
              record={record}
              credential={({ id, title }) => (
                <InLanguage language="ko">
                  <CredentialButton archiveId={id} title={title} variant="row" />
                </InLanguage>
              )}
            />
          </InLanguage>
        </RecordWordsContext>
      )}
    </PageBody>
  );
}

const WORDS = { ko: KOREAN_RECORD, en: ENGLISH_RECORD } as const;

function titleOf(words: RecordWords, isGone: boolean, nickname: string | undefined): string {
  if (isGone) return RECORD_MESSAGES.notFound;
  return nickname === undefined ? RECORD_MESSAGES.settings : words.title(nickname);
}
