import { randomUUID } from 'node:crypto';
import { TIMES } from '@contract/limits';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { type Attempts } from '../../../lib/auth/attempts';
import { HOUR } from '../../../lib/durations';
import { tooMany } from '../../../lib/http/errors';
import { isSuspended } from '../../moderation';
import { noteSeen } from '../digest/requestDigests.repository';
import { recordAccountEvent } from '../security/accountEvents.repository';
import { noteActive } from './activeMembers.repository';
import { insertSession } from './openSession.repository';
import {
  endGrant,
  endSessionsOfGrant,
  hasGrant,
  lockKept,
  lockSessionOfGrant,
  rotateGrant,
  type Grant,
  type KeptMember,
} from './grants.repository';
import { type GrantToken, type GrantTokens } from './grantTokens';
import { endOfGrant, LEAST_LEFT } from './keptLogin';
import {
  toOpenedSession,
  toSessionMember,
  type OpenedSession,
  type SessionState,
  type SessionTokensDeps,
} from './openedSession';
import { hashOf } from './refreshTokens';

export interface ResumeDeps extends SessionTokensDeps {
  db: Kysely<Tables>;
  grantTokens: GrantTokens;
  attempts: Attempts;
  sessionTtl: number;
  /** The clock of kept logins. */
  shiftedNow: () => number;
  wakeMail: () => void;
}

/** A session; `other` when the kept login is of another member than the caller's; null when there is none any more. */
export type Resumed = OpenedSession | 'other' | null;

/** Resumes of one kept login. */
const RESUMES = { max: 60, per: HOUR };

/** The newest session of a kept login, and the token that follows the presented one. */
interface ResumedLogin {
  session: { id: string; startsAt: number; endsAt: number; rotatedAt: number };
  token: GrantToken;
  /** When the grant was rotated. */
  at: number;
}

/** A kept login with its member. */
interface Kept {
  member: KeptMember;
  grant: Grant;
}

/** Opens sessions by kept logins (D180). */
export function createResumeService(deps: ResumeDeps) {
  const { db, grantTokens, refreshTokens, now, shiftedNow, sessionTtl } = deps;

  /**
   * Opens a new session and rotates the token. The token before the newest gives within 30 s the same successor and session;
   * later the newest has never arrived, and a new one takes its place. Any other token is a re-use, which ends the login.
   * @param onlyOf the only member whose login may be resumed
   * @throws ApiError 429
   */
  async function resume(cookie: string | undefined, onlyOf: number | undefined): Promise<Resumed> {
    const token = grantTokens.read(cookie);
    if (!token || !(await hasGrant(db, token.id))) return null;
    await deps.attempts.begin([{ key: `resume ${token.id}`, ...RESUMES }], tooMany);
    const resumed = await inTransaction(db, (trx) => resumeIn(trx, token, onlyOf));
    if (resumed === 'reused') deps.wakeMail();
    return resumed === 'reused' ? null : resumed;
  }

  async function resumeIn(trx: Trx, token: GrantToken, onlyOf: number | undefined): Promise<Resumed | 'reused'> {
    const kept = await lockKept(trx, token.id);
    if (!kept || isOver(kept, shiftedNow())) return null;
    const { member, grant } = kept;
    if (onlyOf !== undefined && member.id !== onlyOf) return 'other';
    const resumed = await rotateOrRepeat(trx, token, grant);
    if (resumed) {
      await noteActive(trx, member.id, now());
      await noteSeen(trx, member.id, new Date(shiftedNow()));
      return toOpenedSession(stateOf(resumed, kept, shiftedNow()), deps);
    }
    await endGrant(trx, grant.id);
    const at = new Date(shiftedNow());
    await recordAccountEvent(trx, { memberId: member.id, kind: 'GRANT_REUSED', device: grant.device, at });
    return 'reused';
  }

  /** Rotates the token, or repeats the last rotation. @returns null for a re-use */
  async function rotateOrRepeat(trx: Trx, token: GrantToken, grant: Grant): Promise<ResumedLogin | null> {
    const isNewest = token.hash === grant.token_hash;
    if (!isNewest && token.hash !== grant.previous_hash) return null;
    const rotatedAt = grant.rotated_at.getTime();
    if (!isNewest && shiftedNow() - rotatedAt <= TIMES.keptGrace) {
      const open = await lockSessionOfGrant(trx, grant.id, new Date(now() + LEAST_LEFT));
      const session = open ? timesOf(open) : await openSession(trx, grant);
      return { session, token: grantTokens.successor(token, rotatedAt), at: rotatedAt };
    }
    const at = Math.max(shiftedNow(), rotatedAt + 1);
    const successor = grantTokens.successor(token, at);
    await rotateGrant(trx, token, successor, new Date(at));
    return { session: await openSession(trx, grant), token: successor, at };
  }

  /** Opens a session in place of what is left of an earlier one. */
  async function openSession(trx: Trx, grant: Grant): Promise<ResumedLogin['session']> {
    const session = { id: randomUUID(), startsAt: now(), endsAt: now() + sessionTtl, rotatedAt: now() };
    await endSessionsOfGrant(trx, grant.id, new Date(now()));
    await insertSession(trx, {
      ...session,
      memberId: grant.member_id,
      refreshHash: hashOf(refreshTokens.issue(session.id, session.rotatedAt)),
      temporaryHash: null,
      device: grant.device,
      grantId: grant.id,
      afterMemberId: grant.after_member_id ?? undefined,
    });
    return session;
  }

  return { resume };
}

export type ResumeService = ReturnType<typeof createResumeService>;

const isOver = ({ grant, member }: Kept, shiftedNow: number) =>
  endOfGrant(grant) <= shiftedNow || isSuspended(member.suspended_until, new Date(shiftedNow));

/** @param shiftedNow by the clock of kept logins */
function stateOf({ session, token, at }: ResumedLogin, { member, grant }: Kept, shiftedNow: number): SessionState {
  const end = endOfGrant({ ...grant, rotated_at: new Date(at) });
  return {
    ...session,
    member: toSessionMember(member),
    mustChangePassword: false,
    kept: { token: token.text, lifetime: end - shiftedNow },
  };
}

const timesOf = (row: { id: string; created_at: Date; ends_at: Date; rotated_at: Date }) => ({
  id: row.id,
  startsAt: row.created_at.getTime(),
  endsAt: row.ends_at.getTime(),
  rotatedAt: row.rotated_at.getTime(),
});
