import { useParams } from 'react-router-dom';
import { KOREAN_RECORD } from '@contract/proofWords/record';
import { ENGLISH_RECORD } from '@contract/proofWords/recordEnglish';
import { KOREAN_VERIFY } from '@contract/proofWords/verify';
import { ENGLISH_VERIFY } from '@contract/proofWords/verifyEnglish';
import { RecordWordsContext } from '@/entities/record';
import { useVerify, useVerifyWords, VerdictView, VerifyForm, VerifyWordsContext } from '@/features/credential';
import { isNotFound, useGetVerdictQuery } from '@/shared/api';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { SkeletonContainer, LoadingText, useDelayedLoading } from '@/shared/ui/Skeleton';
import { brandOf, InLanguage, usePageLanguage } from '../layout/pageLanguage';
import { PageBody } from '../layout/PageBody';

/** The public check of a credential (D126); `/verify/:uuid` shows the verdict on one at once. */
export function VerifyPage() {
  const { uuid } = useParams();

  const language = usePageLanguage();

  return (
    <PageBody>
      <RecordWordsContext value={RECORD_WORDS[language]}>
        <VerifyWordsContext value={VERIFY_WORDS[language]}>
          <InLanguage language={language}>
            {uuid === undefined ? <Check /> : <KnownVerdict key={uuid} id={uuid} />}
          </InLanguage>
        </VerifyWordsContext>
      </RecordWordsContext>
    </PageBody>
  );
}

const RECORD_WORDS = { ko: KOREAN_RECORD, en: ENGLISH_RECORD } as const;
const VERIFY_WORDS = { ko: KOREAN_VERIFY, en: ENGLISH_VERIFY } as const;

function Check() {
  const words = useVerifyWords();
  const brand = brandOf(usePageLanguage());
  const verify = useVerify();
  useDocumentTitle(words.verify, brand);
  if (!verify.verdict) return <VerifyForm verify={verify} />;
  return <VerdictView verdict={verify.verdict} focused />;
}

function KnownVerdict({ id }: { id: string }) {
  const words = useVerifyWords();
  const brand = brandOf(usePageLanguage());
  const { currentData: verdict, error, isFetching, refetch } = useGetVerdictQuery(id);
  useDocumentTitle(verdict?.result === 'VALID' ? words.title(verdict.credential.nickname) : words.verify, brand);
  const skeletonStays = useDelayedLoading(!verdict && !error);

  if (isNotFound(error)) {
    return (
      <InLanguage language="ko">
        <PageNotFound title={KOREAN_VERIFY.unknown} />
      </InLanguage>
    );
  }
  if (error && !verdict) {
    return (
      <InLanguage language="ko">
        <FailedBlock busy={isFetching} onRetry={() => void refetch()} />
      </InLanguage>
    );
  }
  if (!verdict)
    return <SkeletonContainer waiting={!skeletonStays}>{skeletonStays && <LoadingText />}</SkeletonContainer>;
  return <VerdictView verdict={verdict} focused={false} />;
}
