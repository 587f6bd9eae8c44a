import { type ComponentType, type FocusEventHandler, lazy, Suspense, type ReactNode, useState } from 'react';
import { ARCHIVE_MESSAGES, CONSENT_TEXTS, type ArchiveDetail } from '@contract/archive';
import { isolateDirection } from '@contract/isolateDirection';
import { LIMITS } from '@contract/limits';
import { LinkedText, PostPage as S, PostTools } from '@/entities/post';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
import { useOnceTrue } from '@/shared/lib/useOnceTrue';
import { paths } from '@/shared/routes';
import { useIsOwn } from '@/shared/session';
import { LazyLightBox, type LightBoxPicture } from '@/shared/ui/LightBox';
import { Banner } from '@/shared/ui/Banner';
import { SubmitBar } from '@/shared/ui/SubmitBar';
import { useArchiveRemoval } from '../model/useArchiveRemoval';
import { ArchiveActions, hasActions } from './ArchiveActions';
import { ArchiveCover } from './ArchiveCover';
import { ArchiveGallery } from './ArchiveGallery';
import { ArchiveHead } from './ArchiveHead';
import { ArchiveInfo } from './ArchiveInfo';
import { ArchiveTeam } from './ArchiveTeam';
import { CONFIRMED_TITLE_ID, ConfirmedStrip } from './ConfirmedStrip';
import { ConsentStrip } from './ConsentStrip';
import { LeaveArchive } from './LeaveArchive';
import { LateNotice } from './PendingNotice';
import { Pending } from './PendingNotice.styles';
import { TeamProof } from './TeamProof';

// It imports the rules of the archive form, which only its writer needs.
/** Without its script the strip is left out. */
const AloneStrip = lazy<ComponentType<{ archive: ArchiveDetail }>>(() =>
  import('./AloneStrip').then(
    (module) => ({ default: module.AloneStrip }),
    () => ({ default: () => null }),
  ),
);

const TITLE_ID = 'archive-title';

interface ArchiveArticleProps {
  archive: ArchiveDetail;
  /** The report action below the article, for everyone but the writer (MEND-105). */
  reportLink?: ReactNode;
  /** For operators, who take no part: no actions (D193). */
  isReadOnly?: boolean;
  /** The member's link to the credential of an own published archive, below its facts. */
  credential: ReactNode;
  /** The own lines of a pending archive (D155). */
  ownLines?: ReactNode;
  /** The comments below the article; absent until the archive is public. */
  children: ReactNode;
}

/** The page of an archive: head, pictures and article, with the facts beside them. */
export function ArchiveArticle({ archive, reportLink, isReadOnly = false, ...props }: ArchiveArticleProps) {
  const { credential, ownLines, children } = props;
  const { description, published } = archive;
  const isWriter = useIsOwn(archive.writerId);
  const isEditable = isWriter && !isReadOnly;
  const [opened, setOpened] = useState<number | null>(null);
  const { images, all, indexOf } = galleryOf(archive);
  const keepFocus = useFocusRestore(CONFIRMED_TITLE_ID, TITLE_ID);
  const actions = !isReadOnly && hasActions(archive) && <ArchiveActions archive={archive} />;

  return (
    <>
      <Question archive={archive} report={reportLink} ownLines={ownLines} onFocus={keepFocus} />
      <ArchiveHead archive={archive} titleId={TITLE_ID} tools={isEditable && <WriterTools archive={archive} />} />
      <BelowHead archive={archive} isWriter={isWriter} />
      <ArchiveCover archive={archive} onOpen={() => setOpened(0)} />
      <S.Columns>
        <S.Main>
          <S.Section>
            <S.Heading>이야기</S.Heading>
            <S.Prose>
              <LinkedText>{description}</LinkedText>
            </S.Prose>
          </S.Section>
          {images.length > 0 && <ArchiveGallery images={images} onOpen={(image) => setOpened(indexOf(image))} />}
          <ArchiveTeam archive={archive} />
          <Report archive={archive} link={!isWriter && reportLink} />
          {published ? children : <PendingFoot archive={archive} isWriter={isWriter} />}
        </S.Main>
        <S.Side>
          <ArchiveInfo archive={archive}>{actions}</ArchiveInfo>
          {credential}
        </S.Side>
      </S.Columns>
      {actions && <SubmitBar narrowOnly>{actions}</SubmitBar>}
      {opened !== null && <LazyLightBox pictures={all} first={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** The report action, unless the question about the archive has it. */
function Report({ archive, link }: { archive: ArchiveDetail; link: ReactNode }) {
  return link && archive.myConsent !== 'ASKED' ? <S.Report>{link}</S.Report> : null;
}

interface QuestionProps {
  archive: ArchiveDetail;
  report: ReactNode;
  ownLines: ReactNode;
  onFocus: FocusEventHandler;
}

/** What waits for the member above the head: the question of consent, or the next step after it. */
function Question({ archive, ownLines, ...props }: QuestionProps) {
  const isAsked = archive.myConsent === 'ASKED';
  const wasAskedLate = useOnceTrue(isAsked && archive.published);
  if (isAsked) return <ConsentStrip archive={archive} {...props} />;
  if (!archive.published && archive.myConsent === 'CONFIRMED' && archive.members.length >= LIMITS.smallestTeam) {
    return <ConfirmedStrip archive={archive}>{ownLines}</ConfirmedStrip>;
  }
  return wasAskedLate && archive.myConsent === 'CONFIRMED' ? <LateNotice id={archive.id} /> : null;
}

interface TeamPartProps {
  archive: ArchiveDetail;
  isWriter: boolean;
}

function BelowHead({ archive, isWriter }: TeamPartProps) {
  return archive.published ? <TeamProof archive={archive} /> : <PendingStrips archive={archive} isWriter={isWriter} />;
}

/** Replaces the comments of an archive before it is published. */
function PendingFoot({ archive, isWriter }: TeamPartProps) {
  return (
    <>
      {!isWriter && archive.myConsent === 'CONFIRMED' && <LeaveArchive archive={archive} />}
      <Banner tone="apricot">{ARCHIVE_MESSAGES.pending}</Banner>
    </>
  );
}

/** The notices of a pending archive for its writer: who declined, and a team of nobody else. */
function PendingStrips({ archive, isWriter }: TeamPartProps) {
  const { declined = [], members } = archive;

  return (
    <>
      {declined.length > 0 && <Pending tone="apricot">{CONSENT_TEXTS.declined(declined)}</Pending>}
      {isWriter && members.length < LIMITS.smallestTeam && (
        <Suspense fallback={null}>
          <AloneStrip archive={archive} />
        </Suspense>
      )}
    </>
  );
}

function WriterTools({ archive }: { archive: ArchiveDetail }) {
  const remove = useArchiveRemoval(archive);
  return <PostTools editTo={paths.archiveEdit(archive.id)} onRemove={remove} />;
}

/** The pictures of an archive in gallery order: the thumbnail, if there is one, then the others. */
function galleryOf({ title, thumbnail, imgUrls }: Pick<ArchiveDetail, 'title' | 'thumbnail' | 'imgUrls'>) {
  const name = `‘${isolateDirection(title)}’`;
  const cover: LightBoxPicture[] = thumbnail === null ? [] : [{ src: thumbnail, alt: `${name} 대표 이미지` }];
  const images = imgUrls.map((src, index) => ({ src, alt: `${name} 이미지 ${index + 1}` }));

  return { images, all: [...cover, ...images], indexOf: (image: number) => cover.length + image };
}
