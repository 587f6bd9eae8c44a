import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type ArchiveDetail } from '@contract/archive';
import { archiveRemovalKey, evictArchive, useConsentAnswer, useDroppedOnLeave } from '@/shared/api';
import { useIsMounted } from '@/shared/lib/useIsMounted';
import { paths } from '@/shared/routes';

/** Answers on the archive's own page: a pending archive is a 404 for a member who declined, so the list replaces it. */
export function useArchiveConsent({ id, published }: ArchiveDetail) {
  const { confirm, decline, answering } = useConsentAnswer(id, published ? undefined : archiveRemovalKey(id));
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const isMounted = useIsMounted();
  const dropOnLeave = useDroppedOnLeave(() => evictArchive(id));

  async function declineAndLeave() {
    if (!(await decline())) return;
    if (published) dispatch(evictArchive(id));
    else {
      dropOnLeave();
      if (isMounted()) await navigate(paths.archiveList, { replace: true });
    }
  }

  return { confirm, decline: declineAndLeave, answering };
}
