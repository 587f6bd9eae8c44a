import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type ArchiveDetail } from '@contract/archive';
import { evictArchive, useConsentAnswer } from '@/shared/api';
import { paths } from '@/shared/routes';

/** Answers on the archive's own page: a pending archive is a 404 for a member who declined, so the list replaces it. */
export function useArchiveConsent({ id, published }: ArchiveDetail) {
  const { confirm, decline, answering } = useConsentAnswer(id);
  const navigate = useNavigate();
  const dispatch = useDispatch();

  async function declineAndLeave() {
    if (!(await decline())) return;
    if (!published) await navigate(paths.archiveList, { replace: true });
    dispatch(evictArchive(id));
  }

  return { confirm, decline: declineAndLeave, answering };
}
