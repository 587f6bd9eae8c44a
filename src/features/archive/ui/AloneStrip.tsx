import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { CONSENT_MESSAGES, type ArchiveDetail } from '@contract/archive';
import { Button } from '@/shared/ui/Button';
import { useDraft } from '@/shared/drafts';
import { paths } from '@/shared/routes';
import { Text } from '@/shared/ui/pieces';
import { useArchiveRemoval } from '../model/useArchiveRemoval';
import { EMPTY_ARCHIVE, NEVER_IN_ARCHIVE_DRAFT, toArchiveForm } from '../model/archiveForm';
import * as S from './ConsentStrip.styles';

/** Everyone but the writer has declined: the archive can be deleted or registered again with other members (D92a). */
export function AloneStrip({ archive }: { archive: ArchiveDetail }) {
  const remove = useArchiveRemoval(archive);
  const registerAgain = useRegisterAgain(archive);
  const titleId = useId();

  return (
    <S.Strip aria-labelledby={titleId}>
      <S.Words>
        <Text as="h2" size="h2" tone="text" id={titleId}>
          {CONSENT_MESSAGES.aloneTitle}
        </Text>
        <p>{CONSENT_MESSAGES.aloneText}</p>
      </S.Words>
      <S.Actions>
        <Button variant="gray" onClick={remove}>
          삭제하기
        </Button>
        <Button onClick={registerAgain}>{CONSENT_MESSAGES.registerAgain}</Button>
      </S.Actions>
    </S.Strip>
  );
}

/** Opens the form of a new archive with the texts of this one as its draft; team and pictures are empty (D92a). */
function useRegisterAgain(archive: ArchiveDetail) {
  const { keepDraft } = useDraft({ form: 'archive' });
  const navigate = useNavigate();

  return () => {
    keepDraft({ ...toArchiveForm(archive), archiveMembers: EMPTY_ARCHIVE.archiveMembers }, NEVER_IN_ARCHIVE_DRAFT);
    void navigate(paths.archiveRegistration);
  };
}
