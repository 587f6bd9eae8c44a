import { ARCHIVE_MESSAGES } from '@contract/archive';
import { type ArchiveId } from '@/shared/api';
import { paths } from '@/shared/routes';
import * as S from './PendingNotice.styles';

/** What the team of an archive that is not public yet has to know and do (D50). */
export function PendingNotice({ id }: { id: ArchiveId }) {
  return (
    <S.Pending tone="apricot">
      {ARCHIVE_MESSAGES.gate} <S.Way to={paths.teamEvaluation(id)}>평가하러 가기</S.Way>
    </S.Pending>
  );
}
