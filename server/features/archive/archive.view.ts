import { type ArchiveDetail, type ArchiveItem, type ArchiveMember, type NamedConsent } from '@contract/archive';
import { archiveDuration } from '@contract/period';
import { toArchiveComment, toThreads } from '../../lib/comments/comment.view';
import { versionOf } from '../../lib/http/checkUnchanged';
import { fileUrl, imageUrl } from '../../lib/storage/fileUrls';
import { type ArchiveMemberRow, type ArchiveRow } from './archive.repository';
import { type ArchiveListRow } from './archiveList.repository';
import { toHidden } from '../../lib/hidden/hidden';

/** The fields of card and detail for a visitor. */
function toFacts(row: ArchiveListRow | ArchiveRow) {
  return {
    id: row.id,
    title: row.title,
    writerNickname: row.nickname,
    createdDateTime: (row.published_at ?? row.created_at).toISOString(),
    thumbnail: imageUrl(row.thumbnail),
    bookmarkCount: row.bookmark_count,
    view: row.view_count,
    bookmarked: false,
    published: row.published_at !== null,
    evaluatedMembers: row.evaluated_members ?? 0,
    myConsent: null,
  };
}

/** An archive as its card shows it. */
export function toArchiveItem(row: ArchiveListRow): ArchiveItem {
  return { ...toFacts(row), commentCount: row.comment_count, otherMemberCount: (row.counted_members ?? 1) - 1 };
}

/**
 * The detail of an archive.
 * @param isWriter only the writer sees who declined a pending archive (D91)
 */
export function toArchiveDetail(archive: ArchiveRow, isWriter: boolean): ArchiveDetail {
  return {
    ...toFacts(archive),
    writerId: archive.nickname === null ? null : archive.writer_id,
    myConsent: archive.my_consent,
    hidden: toHidden(archive),
    projectId: archive.project_id,
    duration: archiveDuration(archive.start_date, archive.end_date),
    category: archive.category,
    description: archive.description,
    startDate: archive.start_date,
    endDate: archive.end_date,
    members: archive.members.map((member) => toMember(member, archive.my_consent === 'CONFIRMED')),
    ...(isWriter && { updatedDateTime: versionOf(archive) }),
    ...(isWriter && archive.published_at === null && { declined: namesOf(archive.declined) }),
    skills: archive.skills,
    link: archive.link,
    imgUrls: archive.images.map((image) => fileUrl(image.file_key)),
    comments: toThreads(archive.comments, toArchiveComment),
  };
}

const namesOf = (rows: readonly { nickname: string | null }[]) => rows.flatMap(({ nickname }) => nickname ?? []);

/** Usernames are only sent between confirmed members (D90). */
function toMember(
  { member_id: id, username, nickname, profile_image: image, roles, consent }: ArchiveMemberRow,
  isConfirmed: boolean,
): ArchiveMember {
  const isExchanged = isConfirmed && consent === 'CONFIRMED';
  return {
    memberId: nickname === null ? null : id,
    username: isExchanged ? username : null,
    nickname,
    profileImg: imageUrl(image),
    roles,
    consent: consent as NamedConsent,
  };
}
