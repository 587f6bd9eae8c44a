import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { before } from '../../../lib/durations';
import { RETENTION } from '../../../lib/jobs/retention';
import { inTransaction } from '../../../db/inTransaction';
import { endLogins } from '../../access';
import { lockMember } from '../users/ownMember.repository';
import { readAccountEvents } from './accountEvents.repository';
import { endDevice, ownDeviceId } from './devices.repository';

const EVENTS = 20;

/** The clocks of sessions and of grants. */
export interface Clocks {
  at: Date;
  shiftedAt: Date;
}

/** The session of a request. */
export interface OwnSession extends Clocks {
  memberId: number;
  sessionId: string;
}

export type SecurityRepository = ReturnType<typeof createSecurityRepository>;
export type SecurityRows = Awaited<ReturnType<SecurityRepository['read']>>;

/** The ways into an account, and what happened to it. */
export function createSecurityRepository(db: Kysely<Tables>) {
  return {
    async read(memberId: number, sessionId: string, clocks: Clocks) {
      const own = db.selectFrom('session').select(['grant_id', 'proven_until']).where('id', '=', sessionId);
      const [session, devices, passkeys, social, events] = await Promise.all([
        own.executeTakeFirst(),
        devicesOf(db, memberId, clocks),
        passkeysOf(db, memberId),
        socialOf(db, memberId),
        readAccountEvents(db, memberId, EVENTS),
      ]);
      return { session, devices, passkeys, social, events };
    },

    devices: (memberId: number, clocks: Clocks) => devicesOf(db, memberId, clocks),

    endDevice: (id: string, own: OwnSession): Promise<'ended' | 'own' | 'unknown'> =>
      inTransaction(db, async (trx) => {
        await lockMember(trx, own.memberId);
        if ((await ownDeviceId(trx, own)) === id) return 'own';
        return (await endDevice(trx, id, own)) ? 'ended' : 'unknown';
      }),

    endOtherDevices: (own: OwnSession): Promise<void> =>
      inTransaction(db, async (trx) => {
        await lockMember(trx, own.memberId);
        await endLogins(trx, own.memberId, own.at, own.sessionId);
      }),
  };
}

/** Whether a grant is neither unused for too long nor too old. */
export const isLiveGrant = (at: Date) => sql<boolean>`(
  device_grant.rotated_at > ${before(at, RETENTION.deviceGrant)}
    and device_grant.created_at > ${before(at, RETENTION.longestGrant)}
)`;

/** Grants, and open sessions without one; the last used first. */
export async function devicesOf(db: Kysely<Tables>, memberId: number, { at, shiftedAt }: Clocks) {
  const grants = db
    .selectFrom('device_grant')
    .select(['id', 'device', 'created_at', sql<boolean>`true`.as('kept')])
    .select(
      sql<Date>`greatest(rotated_at, (
        select max(session.rotated_at) from session where session.grant_id = device_grant.id
      ))`.as('used_at'),
    )
    .where('member_id', '=', memberId)
    .where(isLiveGrant(shiftedAt));
  const sessions = db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', sql<boolean>`false`.as('kept'), 'rotated_at as used_at'])
    .where('member_id', '=', memberId)
    .where('grant_id', 'is', null)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', at);
  return grants.unionAll(sessions).orderBy('used_at', 'desc').execute();
}

export const passkeysOf = (db: Kysely<Tables>, memberId: number) =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const socialOf = (db: Kysely<Tables>, memberId: number) =>
  db
    .selectFrom('social_identity')
    .select(['provider', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute();
