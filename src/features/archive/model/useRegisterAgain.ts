import { useNavigate } from 'react-router-dom';
import { type ArchiveDetail } from '@contract/archive';
import { useDraft } from '@/shared/drafts';
import { paths } from '@/shared/routes';
import { EMPTY_ARCHIVE, NEVER_IN_ARCHIVE_DRAFT, toArchiveForm } from './archiveForm';

/** Opens the form of a new archive with the texts of this one as its draft; team and pictures are empty (D92a). */
export function useRegisterAgain(archive: ArchiveDetail) {
  const { keepDraft } = useDraft({ form: 'archive' });
  const navigate = useNavigate();

  return () => {
    keepDraft({ ...toArchiveForm(archive), archiveMembers: EMPTY_ARCHIVE.archiveMembers }, NEVER_IN_ARCHIVE_DRAFT);
    void navigate(paths.archiveRegistration);
  };
}
