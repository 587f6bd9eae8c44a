import { useSelector } from 'react-redux';
import { ARCHIVE_MESSAGES, CONSENT_MESSAGES } from '@contract/archive';
import { useGetEvaluationProgressQuery, type ArchiveId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { selectMemberId } from '@/shared/session';
import * as S from './PendingNotice.styles';

/** The next step after a late confirmation (D92b): the page of a published archive has no other way to the evaluation. */
export function LateNotice({ id }: { id: ArchiveId }) {
  return (
    <S.Pending tone="apricot">
      {CONSENT_MESSAGES.confirmed} <S.EvaluationLink to={paths.teamEvaluation(id)}>평가하러 가기</S.EvaluationLink>
    </S.Pending>
  );
}

/** The state of a pending archive and the next step, for its team (D50). */
export function PendingNotice({ id }: { id: ArchiveId }) {
  const own = useSelector(selectMemberId);
  const { data: progress, isLoading } = useGetEvaluationProgressQuery(id);
  const ownPart = Object.values(progress?.memberStatus ?? {}).find(({ memberId }) => memberId === own);

  return (
    <S.Pending tone="apricot">
      {ARCHIVE_MESSAGES.gate}{' '}
      {ownPart?.status === 'COMPLETE' ? (
        <S.EvaluationLink to={paths.evaluationDone(id)}>평가 현황 보기</S.EvaluationLink>
      ) : (
        <S.EvaluationLink to={paths.teamEvaluation(id)} data-unknown={isLoading || undefined}>
          평가하러 가기
        </S.EvaluationLink>
      )}
    </S.Pending>
  );
}
