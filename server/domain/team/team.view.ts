import { mondayOf } from '@contract/dates';
import { freeRoles, isSeatFree, isSeatFreed, type ProjectStatus, type Seat } from '@contract/project';
import { type CheckIn, type FreeSeat, type Team, type TeamDue, type TeamItem } from '@contract/team';
import { imageUrl } from '../../lib/storage/fileUrls';
import { type CheckInRow, type TeamListRow, type TeammateRow, type TeamRow } from './team.repository';

interface TeamParts {
  team: TeamRow;
  seats: readonly Seat[];
  members: readonly TeammateRow[];
  checkIns: readonly CheckInRow[];
  viewerId: number;
  /** `YYYY-MM-DD` in Seoul. */
  today: string;
}

export function toTeam({ team, seats, members, checkIns, viewerId, today }: TeamParts): Team {
  const isLeader = team.writer_id === viewerId;
  return {
    projectId: team.id,
    projectName: team.project_name,
    isLeader,
    status: team.status,
    step: team.step,
    closed: team.closed,
    closedReason: isLeader ? team.closed_reason : null,
    freeSeats: toFreeSeats(team, seats),
    seatFree: isSeatFree(team),
    seatFreed: isSeatFreed({ ...team, closedReason: team.closed_reason }),
    waiting: isLeader ? (team.waiting ?? 0) : 0,
    hidden: team.hidden_at !== null,
    contactLink: team.contact_link,
    notice: team.notice,
    welcome: team.welcome,
    archiveId: team.archive_id,
    archiveThumbnail: imageUrl(team.archive_thumbnail),
    archiveDeclined: team.archive_declined,
    week: mondayOf(today),
    canCheckIn: isCheckInOpen(team.status, members.length),
    checkInCount: team.check_in_count,
    members: members.map((member) => ({
      memberId: member.id,
      nickname: member.nickname,
      profileImgUrl: imageUrl(member.profile_image),
      role: member.role,
      isLeader: member.id === team.writer_id,
      leaderRole: member.leader_role,
      suspended: member.suspended,
      joinedDateTime: member.joined_at.toISOString(),
      checkIns: checkIns.filter((line) => line.member_id === member.id).map(toCheckIn),
    })),
  };
}

/** The project is active and has two people (D111). */
export const isCheckInOpen = (status: ProjectStatus, people: number) => status === 'ACTIVE' && people > 1;

function toFreeSeats(team: TeamRow, seats: readonly Seat[]): FreeSeat[] {
  return freeRoles({ ...team, seats }).map((role) => {
    const seat = seats.find((one) => one.role === role);
    return { role, left: seat ? seat.count - seat.taken : null };
  });
}

export function toCheckIn({ week, mood, text, updated_at: at }: Omit<CheckInRow, 'member_id'>): CheckIn {
  return { week, mood, text, updatedDateTime: at.toISOString() };
}

export function toTeamItem(row: TeamListRow): TeamItem {
  const due: (TeamDue | false)[] = [
    row.check_in_due && 'CHECK_IN',
    row.applications_due && 'APPLICATIONS',
    row.archive_due && 'ARCHIVE',
  ];
  return {
    projectId: row.id,
    projectName: row.project_name,
    role: row.role,
    isLeader: row.is_leader,
    status: row.status,
    step: row.step,
    memberCount: row.people,
    profileImgs: row.images.map(imageUrl),
    archived: row.archived,
    due: due.filter((one) => one !== false),
  };
}
