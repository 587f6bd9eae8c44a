import { mondayOf, todayInKorea } from '@contract/dates';
import {
  TEAM_MESSAGES as TEXT,
  type CheckIn,
  type CheckInPayload,
  type LeavePayload,
  type Team,
  type TeamItem,
} from '@contract/team';
import { conflict, forbidden, notFound } from '../../lib/http/errors';
import { type Member } from '../access';
import { type LockedTeam } from './lockedTeam.repository';
import { type TeamRepository } from './team.repository';
import { isCheckInOpen, toCheckIn, toTeam, toTeamItem } from './team.view';

interface TeamDeps {
  teams: TeamRepository;
  shiftedNow: () => number;
}

export type TeamService = ReturnType<typeof createTeamService>;

/** The team for its members: page, check-ins and leaving (D109 to D111). */
export function createTeamService({ teams, shiftedNow }: TeamDeps) {
  const today = () => todayInKorea(shiftedNow());

  /** The team as the member sees it. The caller must have been accepted by `checkTeam` or a change. */
  async function read(projectId: number, { id: viewerId }: Member): Promise<Team> {
    const day = today();
    const [team, seats, members, checkIns] = await Promise.all([
      teams.find(projectId, viewerId),
      teams.seatsOf(projectId),
      teams.membersOf(projectId),
      teams.checkInsOf(projectId, mondayOf(day)),
    ]);
    if (!team) throw notFound();
    return toTeam({ team, seats, members, checkIns, viewerId, today: day });
  }

  /** Runs `work` with the team of the member locked. @throws ApiError 404, 403 outside the team */
  function within<T>(projectId: number, member: Member, work: (team: LockedTeam, at: Date) => Promise<T>): Promise<T> {
    return teams.withLock(projectId, async (team) => {
      if (!team) throw notFound();
      const isOurs = team.project.writer_id === member.id || (await team.readMemberIds()).includes(member.id);
      if (!isOurs) throw forbidden(TEXT.teamOnly);
      return work(team, new Date(shiftedNow()));
    });
  }

  return {
    checkTeam: teams.checkTeam,
    read,

    async listOwn({ id }: Member): Promise<TeamItem[]> {
      const rows = await teams.listOf(id, mondayOf(today()));
      return rows.map(toTeamItem);
    },

    /**
     * Stores a check-in. @throws ApiError 403, 404, 409 while the project is not active or the leader alone, or once
     * another week has begun
     */
    checkIn(projectId: number, payload: CheckInPayload, member: Member): Promise<CheckIn> {
      return within(projectId, member, async (team, at) => {
        const people = (await team.readMemberIds()).length + 1;
        if (!isCheckInOpen(team.project.status, people)) throw conflict(TEXT.notActive);
        if (payload.week !== mondayOf(todayInKorea(at.getTime()))) throw conflict(TEXT.anotherWeek);
        await team.checkIn(member.id, payload, at);
        if (team.project.writer_id === member.id) await team.noteAct(at);
        return toCheckIn({ ...payload, updated_at: at });
      });
    },

    /** Ends the welcome of the member, who has opened the contact link (D198). */
    endWelcome: (projectId: number, { id }: Member) => teams.endWelcome(projectId, id, new Date(shiftedNow())),

    /** Leaves the team. @throws ApiError 403, 404, 409 for the leader */
    leave(projectId: number, payload: LeavePayload, member: Member): Promise<void> {
      return within(projectId, member, async (team, at) => {
        if (team.project.writer_id === member.id) throw conflict(TEXT.leaderStays);
        await team.leave(member.id, payload, at);
      });
    },
  };
}
