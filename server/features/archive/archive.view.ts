import { type ArchiveDetail, type ArchiveItem, type ArchiveMember } from '@contract/archive';
import { archiveDuration } from '@contract/period';
import { toArchiveComment, toThreads } from '../../lib/comments/comment.view';
import { fileUrl, imageUrl } from '../../lib/fileUrls';
import { type ArchiveMemberRow, type ArchiveRow } from './archive.repository';
import { type ArchiveListRow } from './archiveList.repository';

/** What a card and the detail both tell. */
function toFacts(row: ArchiveListRow | ArchiveRow) {
  return {
    id: row.id,
    title: row.title,
    writerNickname: row.nickname,
    createdDateTime: (row.published_at ?? row.created_at).toISOString(),
    thumbnail: imageUrl(row.thumbnail),
    bookmarkCount: row.bookmark_count,
    view: row.view_count,
    bookmarked: row.is_bookmark,
    published: row.published_at !== null,
  };
}

/** An archive as its card shows it. */
export function toArchiveItem(row: ArchiveListRow): ArchiveItem {
  return { ...toFacts(row), commentCount: row.comment_count, otherMemberCount: row.team_size - 1 };
}

/** An archive as its page shows it. */
export function toArchiveDetail(archive: ArchiveRow): ArchiveDetail {
  return {
    ...toFacts(archive),
    duration: archiveDuration(archive.start_date, archive.end_date),
    category: archive.category,
    description: archive.description,
    startDate: archive.start_date,
    endDate: archive.end_date,
    members: archive.members.map((member) => toMember(member, archive.in_team)),
    skills: archive.skills,
    link: archive.link,
    imgUrls: archive.images.map((image) => fileUrl(image.file_key)),
    comments: toThreads(archive.comments, toArchiveComment),
  };
}

/** Usernames are for the team alone. */
function toMember(
  { username, nickname, profile_image: image, roles }: ArchiveMemberRow,
  inTeam: boolean,
): ArchiveMember {
  return { username: inTeam ? username : null, nickname, profileImg: imageUrl(image), roles };
}
