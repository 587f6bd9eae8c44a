import { useDispatch } from 'react-redux';
import { type ArchiveDetail } from '@contract/archive';
import { archiveRemovalKey, evictArchive, useConsentAnswer, useDroppedOnLeave } from '@/shared/api';
import { paths, useMountedNavigate } from '@/shared/routes';

/** Answers on the archive's own page: a pending archive is a 404 for a member who declined, so the list replaces it. */
export function useArchiveConsent({ id, published }: ArchiveDetail) {
  const { confirm, decline, answering } = useConsentAnswer(id, published ? undefined : archiveRemovalKey(id));
  const navigate = useMountedNavigate();
  const dispatch = useDispatch();
  const dropOnLeave = useDroppedOnLeave(() => evictArchive(id));

  async function declineAndLeave() {
    if (!(await decline())) return;
    if (published) dispatch(evictArchive(id));
    else {
      dropOnLeave();
      navigate(paths.archiveList, { replace: true });
    }
  }

  return { confirm, decline: declineAndLeave, answering };
}
