import { type ProjectDetail, type ProjectItem, type ProjectMember } from '@contract/project';
import { toProjectComment, toThreads } from '../../lib/comments/comment.view';
import { imageUrl } from '../../lib/fileUrls';
import { type ProjectMemberRow, type ProjectRow } from './project.repository';
import { type ProjectListRow } from './projectList.repository';

/** What a card and the detail both tell a visitor. */
function toFacts(row: ProjectListRow | ProjectRow) {
  return {
    id: row.id,
    title: row.title,
    writer: row.nickname,
    createdDate: row.created_at.toISOString(),
    category: row.category,
    period: row.period,
    personnel: row.personnel,
    roles: row.roles,
    skills: row.skills,
    meetingOption: row.meeting_option,
    step: row.step,
    bookmarks: row.bookmark_count,
    views: row.view_count,
    isBookmark: false,
    closed: row.closed,
  };
}

/** A post as its card shows it. */
export function toProjectItem(row: ProjectListRow): ProjectItem {
  return { ...toFacts(row), comments: row.comment_count };
}

/** A post as its page shows it to a visitor. */
export function toProjectDetail(project: ProjectRow): ProjectDetail {
  const { members, comments } = project;
  return {
    ...toFacts(project),
    projectName: project.project_name,
    startDate: toMonth(project.start_month),
    endDate: toMonth(project.end_month),
    introduce: project.introduce,
    writerProfileImage: imageUrl(project.profile_image),
    comments: toThreads(comments, toProjectComment),
    members: [project, ...members].map(toMember),
    article: project.article,
    link: project.link,
  };
}

function toMember({ nickname, profile_image }: ProjectMemberRow): ProjectMember {
  return { nickname, profileImgUrl: imageUrl(profile_image) };
}

/**
 * Those the writer has invited.
 * @param members of the detail, the writer first
 * @param invited nicknames of those who have not answered
 */
export function toInvitedMembers([, ...members]: readonly ProjectMember[], invited: readonly string[]) {
  const accepted = members.flatMap(({ nickname }) => nickname ?? []);
  return [
    ...accepted.map((nickname) => ({ nickname, status: 'ACCEPTED' as const })),
    ...invited.map((nickname) => ({ nickname, status: 'PENDING' as const })),
  ];
}

/** `YYYY-MM` of the first day of a month. */
function toMonth(firstDay: string): string {
  return firstDay.slice(0, 7);
}
