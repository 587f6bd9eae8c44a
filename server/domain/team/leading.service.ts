import { MESSAGES } from '@contract/messages';
import {
  TEAM_MESSAGES as TEXT,
  type LeadPayload,
  type RemovePayload,
  type Team,
  type TeamPayload,
} from '@contract/team';
import { nameKey } from '@contract/text';
import { conflict, notFound } from '../../lib/http/errors';
import { type Member } from '../access';
import { denyOthers } from './checkTeam.repository';
import { type LockedTeam } from './lockedTeam.repository';
import { type TeamRepository } from './team.repository';
import { type TeamService } from './team.service';

interface LeadingDeps {
  teams: TeamRepository;
  read: TeamService['read'];
  shiftedNow: () => number;
}

/** Changes of a team by its leader: its state, removing members, handing over the lead (D110, D112). */
export function createLeadingService({ teams, read, shiftedNow }: LeadingDeps) {
  /**
   * Runs `work` with the team of the leader locked; every change counts as an action of the leader.
   * @throws ApiError 404, 403 for everyone else
   */
  function leading(
    projectId: number,
    member: Member,
    work: (team: LockedTeam, at: Date) => Promise<void>,
    { handsOver = false } = {},
  ) {
    const change = async (team: LockedTeam | undefined) => {
      if (!team) throw notFound();
      denyOthers(team.project.writer_id, member);
      const at = new Date(shiftedNow());
      await work(team, at);
      await team.noteAct(at);
    };
    return teams.withLock(projectId, change, handsOver ? member.id : undefined);
  }

  return {
    /**
     * Changes state, step, link and notice. @throws ApiError 403, 404, 409 when the state changes although there is an
     * archive
     */
    async change(projectId: number, { status, step, contactLink, notice }: TeamPayload, member: Member): Promise<Team> {
      await leading(projectId, member, async (team, at) => {
        if (status !== undefined && status !== team.project.status) {
          if (await team.hasArchive()) throw conflict(TEXT.archived);
          await team.setStatus(status, { at, doerId: member.id });
        }
        await team.update({ step, contact_link: contactLink, notice });
        const isNews = isNewText(notice, team.project.notice) || isNewText(contactLink, team.project.contact_link);
        if (isNews) await team.tellNews(member.id, { at });
      });
      return read(projectId, member);
    },

    /** Removes a member. @throws ApiError 403, 404, 409 for the leader, and once the project is done */
    async remove(projectId: number, { note, ...named }: RemovePayload, member: Member): Promise<Team> {
      await leading(projectId, member, async (team, at) => {
        if (isSelf(named, member)) throw conflict(TEXT.leaderStays);
        const memberId = await team.findMember(named);
        if (memberId === undefined) throw notFound(MESSAGES.unknownMember);
        if (team.project.status === 'DONE') throw conflict(TEXT.doneStays);
        await team.remove(memberId, note, at);
      });
      return read(projectId, member);
    },

    /** Hands over the lead to a member. @throws ApiError 403, 404 also for a suspended member, 409 beyond their quota, and for a role without a free seat */
    async handOver(projectId: number, { role, ...named }: LeadPayload, member: Member): Promise<Team> {
      const handOver = async (team: LockedTeam, at: Date) => {
        const memberId = await team.findMember(named);
        if (memberId === undefined || !(await team.mayLead(memberId))) throw notFound(MESSAGES.unknownMember);
        await team.handOver(memberId, { role, at });
      };
      await leading(projectId, member, handOver, { handsOver: true });
      return read(projectId, member);
    },
  };
}

/** Whether a text was changed to another one; an emptied one is no news. */
const isNewText = (text: string | undefined, before: string) => Boolean(text) && text !== before;

const isSelf = ({ memberId, nickname }: Omit<LeadPayload, 'role'>, { id, nickname: own }: Member) =>
  memberId === undefined ? nameKey(nickname) === nameKey(own) : memberId === id;
