import type { ReactNode } from 'react';
import { ARCHIVE_MESSAGES, teamProof, type ArchiveItem } from '@contract/archive';
import { MESSAGES } from '@contract/messages';
import { PICTURE_SIZES } from '@contract/upload';
import { localeDate } from '@/shared/lib/dates';
import { ClockIcon } from '@/shared/ui/Icon';
import { Skeleton } from '@/shared/ui/Skeleton';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { ArchiveCardOverlay } from './ArchiveCardOverlay';
import { ProofMark } from './ProofMark';
import * as S from './ArchiveCard.styles';

interface ArchiveCardProps {
  archive: Omit<ArchiveItem, 'bookmarked'>;
  /** On the picture, above the link that covers the card. */
  corner?: ReactNode;
  /** The target of the card's link; without it the card is no link. */
  to?: string;
  /** Router state for the target. */
  state?: unknown;
  /** For cards in the first viewport. */
  eager?: boolean;
  /** Called on pointer over and focus, to prefetch the target. */
  onIntent?: () => void;
}

/** The card of an archive: picture, title, team and date. */
export function ArchiveCard({ archive, corner, to, state, eager, onIntent }: ArchiveCardProps) {
  const { id, title, thumbnail, published, commentCount, bookmarkCount, view } = archive;
  const proof = teamProof(archive.otherMemberCount + 1, archive.evaluatedMembers);
  const counts = { comments: commentCount, bookmarks: bookmarkCount, views: view };

  return (
    <S.Card
      aria-label={published ? `${title}, ${proof}` : title}
      data-linked={to !== undefined || undefined}
      onPointerEnter={onIntent}
    >
      <S.Row>
        <S.Figure>
          <S.Thumb id={id} title={title} thumbnail={thumbnail} sizes={PICTURE_SIZES.archiveCard} eager={eager} />
          <ArchiveCardOverlay title={title} counts={counts} />
          {!published && (
            <S.Pending large tone="apricot" icon={ClockIcon}>
              {ARCHIVE_MESSAGES.pendingMark}
            </S.Pending>
          )}
        </S.Figure>
        <S.Words>
          <CardTitle title={title} to={to} state={state} onIntent={onIntent} />
          <CardMeta archive={archive} />
          <S.Footer>
            <S.Counts {...counts} />
          </S.Footer>
        </S.Words>
      </S.Row>
      {corner && <S.Corner>{corner}</S.Corner>}
    </S.Card>
  );
}

/** The boxes of a card while it loads. */
export function ArchiveCardSkeleton() {
  return (
    <S.Card aria-hidden>
      <S.Row>
        <S.Figure>
          <S.LoadingThumb />
        </S.Figure>
        <S.Words>
          <S.Title as="div">
            <Skeleton width="64%" height="1lh" />
          </S.Title>
          <S.Meta as="div">
            <Skeleton width="60%" height={16} />
          </S.Meta>
          <S.Footer />
        </S.Words>
      </S.Row>
    </S.Card>
  );
}

function CardTitle({
  title,
  to,
  state,
  onIntent,
}: Pick<ArchiveCardProps, 'to' | 'state' | 'onIntent'> & { title: string }) {
  if (to === undefined) return <S.Title as="p">{title}</S.Title>;
  return (
    <S.Title>
      <S.Cover to={to} state={state} onFocus={onIntent}>
        {title}
      </S.Cover>
    </S.Title>
  );
}

function CardMeta({
  archive: { writerNickname, otherMemberCount, evaluatedMembers, createdDateTime, published },
}: Pick<ArchiveCardProps, 'archive'>) {
  const members = otherMemberCount + 1;

  return (
    <S.Meta>
      <S.Writer>{writerNickname ?? MESSAGES.withdrawnMember}</S.Writer>
      {otherMemberCount > 0 && (
        <S.Others>
          <span aria-hidden>+{otherMemberCount}</span>
          <VisuallyHidden>외 {otherMemberCount}명</VisuallyHidden>
        </S.Others>
      )}
      {published && (
        <ProofMark sentence={teamProof(members, evaluatedMembers)} isComplete={evaluatedMembers >= members} />
      )}
      <time dateTime={createdDateTime}>{localeDate(createdDateTime)}</time>
    </S.Meta>
  );
}
