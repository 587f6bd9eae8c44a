import { type ReactNode } from 'react';
import { ARCHIVE_CATEGORY_LABELS, ARCHIVE_MESSAGES, type ArchiveDetail } from '@contract/archive';
import { HIDDEN_MESSAGES } from '@contract/hidden';
import { countComments } from '@/entities/comment';
import { MemberAvatar, MemberLink, PortraitLink } from '@/entities/member';
import { PostHead } from '@/entities/post';
import { ClockIcon, EyeOffIcon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';

interface ArchiveHeadProps {
  archive: ArchiveDetail;
  titleId: string;
  /** After the counts. */
  tools?: ReactNode;
}

/** Kind, title, writer and date, counts. */
export function ArchiveHead({ archive, titleId, tools }: ArchiveHeadProps) {
  const { title, writerId, writerNickname, createdDateTime, members, comments, bookmarkCount, view } = archive;
  const writer = members.find(({ memberId }) => memberId !== null && memberId === writerId);

  return (
    <PostHead
      tags={<ArchiveTags archive={archive} />}
      title={title}
      titleId={titleId}
      portrait={
        <PortraitLink nickname={writerNickname}>
          <MemberAvatar nickname={writerNickname} photo={writer?.profileImg ?? null} />
        </PortraitLink>
      }
      writer={<MemberLink nickname={writerNickname} />}
      createdAt={createdDateTime}
      comments={countComments(comments)}
      bookmarks={bookmarkCount}
      views={view}
      tools={tools}
    />
  );
}

function ArchiveTags({ archive: { category, published, hidden } }: Pick<ArchiveHeadProps, 'archive'>) {
  return (
    <>
      <Tag large tone="pine">
        {ARCHIVE_CATEGORY_LABELS[category]}
      </Tag>
      {hidden && (
        <Tag large tone="sun" icon={EyeOffIcon}>
          {HIDDEN_MESSAGES.mark}
        </Tag>
      )}
      {!published && (
        <Tag large tone="apricot" icon={ClockIcon}>
          {ARCHIVE_MESSAGES.pendingMark}
        </Tag>
      )}
    </>
  );
}
