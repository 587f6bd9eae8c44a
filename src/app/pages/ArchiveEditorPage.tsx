import { useParams, useSearchParams } from 'react-router-dom';
import { ARCHIVE_MESSAGES } from '@contract/archive';
import { MESSAGES } from '@contract/messages';
import { ArchiveEditor, useEditedArchive } from '@/features/archive';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths } from '@/shared/routes';
import { BackLink } from '@/shared/ui/BackLink';
import { EditorSkeleton } from '@/shared/ui/EditorSkeleton';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { AccessDeniedRedirect } from '../guards/AccessDeniedRedirect';
import { PageBody } from '../layout/PageBody';
import { ArchiveOfProject } from './ArchiveOfProject';
import * as S from './EditorPage.styles';

/** The form of a new archive, or of the one its address names (D5). */
export function ArchiveEditorPage() {
  const { archiveId } = useParams();
  const [search] = useSearchParams();
  const edited = archiveId ?? search.get('archiveId');

  return (
    <PageBody>
      {edited === null ? <NewArchive from={search.get('from')} /> : <ArchiveEdit key={edited} id={edited} />}
    </PageBody>
  );
}

interface NewArchiveProps {
  /** The finished project it is made from. */
  from: string | null;
}

function NewArchive({ from }: NewArchiveProps) {
  useDocumentTitle('아카이브 등록하기');

  return (
    <>
      <BackLink to={paths.archiveList}>아카이브</BackLink>
      <S.Head>
        <S.Title>함께 만든 이야기를 남겨요</S.Title>
        <S.Lead>등록하면 팀원 평가로 이어져요. 쓰던 글은 자동으로 남아 있어요.</S.Lead>
      </S.Head>
      {from === null ? <ArchiveEditor /> : <ArchiveOfProject key={from} id={from} />}
    </>
  );
}

/** The form of an existing archive; everybody but the writer is redirected (AFORM-41). */
function ArchiveEdit({ id }: { id: string }) {
  const { archive, isGone, isDenied, isFailed, skeletonStays, refetch } = useEditedArchive(id);
  useDocumentTitle(isGone ? MESSAGES.postGone : '아카이브 수정');

  if (isGone) return <PageNotFound title={MESSAGES.postGone} />;
  if (isDenied) return <AccessDeniedRedirect message={ARCHIVE_MESSAGES.editDenied} to={paths.archiveList} />;
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
