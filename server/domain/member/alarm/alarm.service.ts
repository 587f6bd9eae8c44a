import { ALARM_MESSAGES, type Alarms, type ProjectInvite } from '@contract/alarm';
import { APPLICATION_MESSAGES } from '@contract/application';
import { type Role } from '@contract/skill';
import { conflict, forbidden, notFound, refused } from '../../../lib/http/errors';
import { toEvaluationRequest } from '../../archive';
import { type Member, roleFlag, unconfirmedFlag } from '../../access';
import { type Acceptance, type AlarmRepository, type Invitation, type InvitationAlarmRow } from './alarm.repository';

interface AlarmDeps {
  alarms: AlarmRepository;
  shiftedNow: () => number;
}

/** Reads the invitations and requests of a member, and answers invitations. */
export function createAlarmService({ alarms, shiftedNow }: AlarmDeps) {
  /** The newest items of any age, and the numbers of all; the page decides which to show. */
  async function list({ id }: Member): Promise<Alarms> {
    const bell = await alarms.bellOf(id, new Date(shiftedNow()));
    return {
      inviteProjectOutputList: bell.invitations.map(toInvite),
      inviteProjectCount: bell.invitationCount,
      userArchiveList: bell.requests.map(toEvaluationRequest),
      evaluationCount: bell.requestCount,
      unreadNotices: bell.unread,
      teams: bell.teams.map(Number),
      ...roleFlag(bell.role),
      ...unconfirmedFlag(bell.emailConfirmedAt === null),
      ...(bell.emailBouncedAt !== null && { emailBounced: true as const }),
    };
  }

  /**
   * @throws ApiError 400 for a role the post does not seek, 403 when another member is invited, 404 when it does not exist,
   * 409 when the post or the role is full, or the post closed
   */
  async function accept(id: number, role: Role | undefined, member: Member): Promise<void> {
    const refusal = REFUSALS[await alarms.accept(await findOwn(id, member), role, new Date(shiftedNow()))];
    if (refusal) throw refusal();
  }

  /** @throws ApiError 403 when another member is invited, 404 when it no longer exists */
  async function decline(id: number, member: Member): Promise<void> {
    if (!(await alarms.decline(await findOwn(id, member), new Date(shiftedNow())))) throw gone();
  }

  async function findOwn(id: number, member: Member): Promise<Invitation> {
    const invitation = await alarms.find(id);
    if (!invitation) throw gone();
    if (invitation.member_id !== member.id) throw forbidden();
    return invitation;
  }

  return {
    list,
    accept,
    decline,

    /** Checks that the member is invited. @throws ApiError 403 when another member is, 404 when it does not exist */
    checkOwn: (id: number, member: Member): Promise<unknown> => findOwn(id, member),
  };
}

const gone = () => notFound(ALARM_MESSAGES.gone);

const REFUSALS: Record<Acceptance, (() => Error) | null> = {
  accepted: null,
  full: () => conflict(ALARM_MESSAGES.full),
  roleFull: () => conflict(APPLICATION_MESSAGES.roleFull),
  notSought: () => refused('role', APPLICATION_MESSAGES.notSought),
  closed: () => conflict(ALARM_MESSAGES.closed),
  gone,
};

/** A withdrawn writer has no name. */
function toInvite({ id, project_id, nickname, title, invited_at, roles }: InvitationAlarmRow): ProjectInvite {
  return {
    projectInvitedMemberId: id,
    projectId: project_id,
    writer: nickname,
    title,
    inviteDate: new Date(invited_at).toISOString(),
    roles,
  };
}
