import { CONSENT_MESSAGES, type ArchiveDetail } from '@contract/archive';
import { useArchiveConsent } from '../model/useArchiveConsent';
import * as S from './ConsentStrip.styles';

/** A confirmed member may leave an archive while it is pending (D91). */
export function LeaveArchive({ archive }: { archive: ArchiveDetail }) {
  const { decline, answering } = useArchiveConsent(archive);

  return (
    <S.Leave type="button" aria-disabled={answering ? true : undefined} onClick={() => !answering && void decline()}>
      {CONSENT_MESSAGES.leave}
    </S.Leave>
  );
}
