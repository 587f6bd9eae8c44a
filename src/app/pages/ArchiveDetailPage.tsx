import { useParams } from 'react-router-dom';
import { type ArchiveDetail } from '@contract/archive';
import { MESSAGES } from '@contract/messages';
import { PAGE_TEXTS } from '@contract/pageTexts';
import { HiddenNote, PostTop } from '@/entities/post';
import { CaseLink } from '@/features/admin';
import { ArchiveArticle, ArchiveArticleSkeleton, useArchive } from '@/features/archive';
import { CommentSection } from '@/features/comments';
import { OwnContributions } from '@/features/contribution';
import { CredentialButton } from '@/features/credential';
import { ReportLink } from '@/features/report';
import { useDocumentTitle } from '@/shared/lib/useDocumentTitle';
import { paths, useBackToList } from '@/shared/routes';
import { BackLink } from '@/shared/ui/BackLink';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { ShareButton } from '@/shared/ui/ShareButton';
import { PageBody } from '../layout/PageBody';
import { commentMenu } from './commentMenu';

/** A finished project. A pending archive is visible to its team only; everybody else gets a 404 (D50). */
export function ArchiveDetailPage() {
  const { id = '' } = useParams();
  const query = useArchive(id);
  useDocumentTitle(query.isGone ? MESSAGES.postGone : (query.archive?.title ?? PAGE_TEXTS.archiveList.title));

  return (
    <PageBody>{query.isGone ? <PageNotFound title={MESSAGES.postGone} /> : <ArchiveContent {...query} />}</PageBody>
  );
}

type ArchiveContentProps = Omit<ReturnType<typeof useArchive>, 'isGone'>;

function ArchiveContent({ archive, isDeleted, isFailed, skeletonStays, refetch }: ArchiveContentProps) {
  const list = useBackToList(paths.archiveList);

  return (
    <>
      <PostTop back={<BackLink to={list}>아카이브 목록</BackLink>}>
        {archive?.published && !archive.hidden && (
          <ShareButton title={archive.title} path={paths.archiveDetail(archive.id)} />
        )}
      </PostTop>
      {isFailed && <FailedBlock onRetry={() => void refetch()} />}
      {!isFailed && !archive && <ArchiveArticleSkeleton waiting={!skeletonStays} />}
      {archive?.hidden && <HiddenNote reason={archive.hidden.reason} />}
      {archive && <Archive archive={archive} isDeleted={isDeleted} />}
    </>
  );
}

/** Whether the archive is published and the member is confirmed in it. */
const isOwnPublished = ({ published, myConsent }: ArchiveDetail) => published && myConsent === 'CONFIRMED';

function Archive({ archive, isDeleted }: { archive: ArchiveDetail; isDeleted: boolean }) {
  return (
    <ArchiveArticle
      // The state of the page belongs to one archive.
      key={archive.id}
      archive={archive}
      ownLines={<OwnContributions archive={archive} />}
      credential={isOwnPublished(archive) && <CredentialButton archiveId={archive.id} title={archive.title} />}
      reportLink={
        <>
          <ReportLink targetType="archive" targetId={archive.id} />
          <CaseLink targetType="archive" targetId={archive.id} />
        </>
      }
    >
      <CommentSection
        post={{ kind: 'archive', id: archive.id }}
        writerId={archive.writerId}
        comments={archive.comments}
        isHidden={archive.hidden !== null}
        isDeleted={isDeleted}
        menu={commentMenu}
      />
    </ArchiveArticle>
  );
}
