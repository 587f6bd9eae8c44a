import {
  type InvitedMember,
  type MyTie,
  type ProjectDetail,
  type ProjectItem,
  type ProjectMember,
  type ProjectTie,
} from '@contract/project';
import { type Role } from '@contract/skill';
import { toProjectComment, toThreads } from './comments/comment.view';
import { imageUrl } from '../../lib/storage/fileUrls';
import { toMyApplication, type MyApplicationRow } from './myApplications.repository';
import { type Tie } from './readTie.repository';
import { type InvitationRow, type ProjectMemberRow, type ProjectRow } from './project.repository';
import { type ProjectListRow } from './projectList.repository';
import { toCardFields, toPageFields } from './projectFields';
import { toHidden } from '../access';

/** A post as its card shows it. */
export function toProjectItem(row: ProjectListRow): ProjectItem {
  return { ...toCardFields(row), comments: row.comment_count };
}

/** The detail for visitors: without the leader's keywords and school mail, and with IDLE shown as WRITER. */
export function toProjectDetail(project: ProjectRow): ProjectDetail {
  const { members, comments } = project;
  return {
    ...toCardFields(project),
    ...toPageFields(project),
    writerId: project.nickname === null ? null : project.writer_id,
    writerProfileImage: imageUrl(project.profile_image),
    comments: toThreads(comments, toProjectComment),
    members: [{ ...project, member_id: project.writer_id, role: null }, ...members].map(toMember),
    closedReason: project.closed_reason === 'IDLE' ? 'WRITER' : project.closed_reason,
    hidden: toHidden(project),
    archiveId: project.archive_id,
    leader: { ...project.leader, keywords: null, schoolMail: null },
  };
}

function toMember({
  member_id: id,
  nickname,
  profile_image,
  role,
}: Omit<ProjectMemberRow, 'role'> & { role: Role | null }): ProjectMember {
  return { memberId: nickname === null ? null : id, nickname, profileImgUrl: imageUrl(profile_image), role };
}

/**
 * The invited members, for the writer.
 * @param members of the detail, the writer first
 */
export function toInvitedMembers(
  [, ...members]: readonly ProjectMember[],
  invitations: readonly InvitationRow[],
): InvitedMember[] {
  return [
    ...members.flatMap(({ nickname }) => (nickname === null ? [] : { nickname, status: 'ACCEPTED' as const })),
    ...invitations.flatMap(({ id, nickname }) =>
      nickname === null ? [] : { nickname, status: 'PENDING' as const, projectInvitedMemberId: id },
    ),
  ];
}

/** The relation of a member who does not lead the post to it. */
export function toMyTie(tie: Tie, newest: MyApplicationRow | undefined): MyTie {
  const { invitationId } = tie;
  return {
    state: tieOf(tie),
    ...(newest && { application: toMyApplication(newest) }),
    ...(invitationId !== null && { projectInvitedMemberId: invitationId }),
  };
}

function tieOf({ isMember, applied, invitationId, barred }: Tie): ProjectTie {
  if (isMember) return 'MEMBER';
  if (applied) return 'APPLIED';
  if (invitationId !== null) return 'INVITED';
  return barred ? 'BARRED' : 'NONE';
}
