import { type ReactNode } from 'react';
import { ARCHIVE_CATEGORY_LABELS, ARCHIVE_MESSAGES, CHANGED_TEXTS, type ArchiveDetail } from '@contract/archive';
import { HIDDEN_MESSAGES } from '@contract/hidden';
import { countComments } from '@/entities/comment';
import { MemberAvatar, MemberLink, PortraitLink } from '@/entities/member';
import { PostHead } from '@/entities/post';
import { shortDate } from '@/shared/lib/dates';
import { ClockIcon, EyeOffIcon, Icon, PencilIcon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { Row, Text } from '@/shared/ui/pieces';

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
      note={archive.changedDateTime !== null && <Changed at={archive.changedDateTime} {...archive} />}
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

interface ChangedProps extends Pick<ArchiveDetail, 'confirmedTitle'> {
  /** ISO instant. */
  at: string;
}

/** That the archive was changed after the publication, and the title that the team confirmed (D156). */
function Changed({ at, confirmedTitle }: ChangedProps) {
  return (
    <Row gap={2} wraps>
      <Text as="span" size="label" weight={600} tone="text-2">
        <Icon of={PencilIcon} size={16} />
        <time dateTime={at}>{CHANGED_TEXTS.changed(shortDate(at))}</time>
      </Text>
      {confirmedTitle !== null && (
        <Text as="span" size="label" weight={500} tone="text-3">
          {CHANGED_TEXTS.confirmedTitle(confirmedTitle)}
        </Text>
      )}
    </Row>
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
