import { ARCHIVE_MESSAGES } from '@contract/archive';
import { MESSAGES } from '@contract/messages';
import { ArchiveEditor, useEditedArchive } from '@/features/archive';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths } from '@/shared/routes';
import { BackLink } from '@/shared/ui/BackLink';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { EditorSkeleton } from '@/shared/ui/EditorSkeleton';
import { AccessDeniedRedirect } from '../guards/AccessDeniedRedirect';
import * as S from './EditorPage.styles';

interface ArchiveEditProps {
  /** The parameter of the path, which may be no valid id. */
  id: string;
}

/** The form of an existing archive; everybody but the writer is redirected (AFORM-41). */
export function ArchiveEdit({ id }: ArchiveEditProps) {
  const { isGone, isDenied, ...edit } = useEditedArchive(id);
  useDocumentTitle(isGone ? MESSAGES.postGone : '아카이브 수정');

  if (isGone) return <PageNotFound title={MESSAGES.postGone} />;
  if (isDenied) return <AccessDeniedRedirect message={ARCHIVE_MESSAGES.editDenied} to={paths.archiveList} />;
  return <ArchiveEditContent {...edit} />;
}

type ArchiveEditContentProps = Omit<ReturnType<typeof useEditedArchive>, 'isGone' | 'isDenied'>;

function ArchiveEditContent({ archive, isFailed, skeletonStays, refetch }: ArchiveEditContentProps) {
  return (
    <>
      <BackLink to={paths.archiveList}>아카이브</BackLink>
      <S.Head>
        <S.Title>아카이브를 고쳐 볼까요?</S.Title>
        <S.Lead>바꿀 내용만 고치면 돼요. 쓰던 글은 자동으로 남아 있어요.</S.Lead>
      </S.Head>
      {isFailed && <FailedBlock onRetry={() => void refetch()} />}
      {!isFailed && !archive && <EditorSkeleton waiting={!skeletonStays} />}
      {archive && <ArchiveEditor archive={archive} />}
    </>
  );
}
