import {
  toCountedTime,
  type ArchiveDetail,
  type ArchiveItem,
  type ArchiveMember,
  type Contribution,
  type NamedConsent,
} from '@contract/archive';
import { archiveDuration } from '@contract/period';
import { toArchiveComment, toThreads } from '../post';
import { versionOf } from '../../lib/http/checkUnchanged';
import { fileUrl, imageUrl } from '../../lib/storage/fileUrls';
import { type ArchiveMemberRow, type ArchiveRow } from './archive.repository';
import { type ArchiveListRow } from './archiveList.repository';
import { type ContributionRow } from './contributions.repository';
import { toHidden } from '../access';

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
    changedDateTime: archive.changed_at?.toISOString() ?? null,
    confirmedTitle: archive.confirmed_title === archive.title ? null : archive.confirmed_title,
    projectId: archive.project_id,
    duration: archiveDuration(archive.start_date, archive.end_date),
    category: archive.category,
    description: archive.description,
    startDate: archive.start_date,
    endDate: archive.end_date,
    ...toCountedTime(archive.together),
    checks: archive.checks,
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

/** The numbers of a line exist once the archive is published (D155). */
const toContribution = ({ confirmed, of, ...line }: ContributionRow): Contribution =>
  confirmed === null || of === null ? line : { ...line, confirmed, of };

/** Usernames are only sent between confirmed members (D90). */
function toMember(
  { member_id: id, username, nickname, profile_image: image, roles, consent, contributions }: ArchiveMemberRow,
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
    contributions: contributions.map(toContribution),
  };
}
