import { CONSENT_MESSAGES } from '@contract/archive';
import { type ArchiveId } from '@/shared/api';
import { paths } from '@/shared/routes';
import * as S from './PendingNotice.styles';

/** The next step after a late confirmation (D92b): the page of a published archive has no other way to the evaluation. */
export function LateNotice({ id }: { id: ArchiveId }) {
  return (
    <S.Pending tone="apricot">
      {CONSENT_MESSAGES.confirmed} <S.EvaluationLink to={paths.teamEvaluation(id)}>평가하러 가기</S.EvaluationLink>
    </S.Pending>
  );
}
