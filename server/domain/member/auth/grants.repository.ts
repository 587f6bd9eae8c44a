import { LIMITS } from '@contract/limits';
import { sql, type Kysely, type Selectable } from 'kysely';
import { type DeviceGrantTable, type Tables, type Trx } from '../../../db/tables';
import { type GrantToken } from './grantTokens';

export type Grant = Selectable<DeviceGrantTable>;
export type KeptMember = NonNullable<Awaited<ReturnType<typeof lockKept>>>['member'];

/** A member who is present, else null: a cookie may name one of a database that has been replaced. */
export const presentMember = (id: number | undefined) => sql<number | null>`(
  select id from member where id = ${id ?? null} and withdrawn_at is null
)`;

/** Keeps the login of a browser; of more than twenty the least recently used ends. */
export async function insertGrant(
  trx: Trx,
  token: GrantToken,
  grant: { memberId: number; device: string; afterMemberId: number | undefined; at: Date },
): Promise<void> {
  const { memberId, device, afterMemberId, at } = grant;
  await trx
    .insertInto('device_grant')
    .values({
      id: token.id,
      member_id: memberId,
      token_hash: token.hash,
      rotated_at: at,
      created_at: at,
      device,
      after_member_id: presentMember(afterMemberId),
    })
    .execute();
  await trx
    .deleteFrom('device_grant')
    .where('member_id', '=', memberId)
    .where('id', '<>', token.id)
    .where('id', 'not in', (others) =>
      others
        .selectFrom('device_grant')
        .select('id')
        .where('member_id', '=', memberId)
        .where('id', '<>', token.id)
        .orderBy('rotated_at', 'desc')
        .orderBy('id')
        .limit(LIMITS.keptLogins - 1),
    )
    .execute();
}

/** Ends the kept login of a browser, with its session, by its newest token or the one before. */
export async function endGrantOf(trx: Trx, { id, hash }: GrantToken): Promise<void> {
  await trx
    .deleteFrom('device_grant')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('token_hash', '=', hash), eb('previous_hash', '=', hash)]))
    .execute();
}

/** Ends the kept login of a session. */
export async function endGrantOfSession(trx: Trx, sessionId: string): Promise<void> {
  await trx
    .deleteFrom('device_grant')
    .where('id', 'in', (of) =>
      of
        .selectFrom('session')
        .select('grant_id')
        .where('id', '=', sessionId)
        .where('grant_id', 'is not', null)
        .$narrowType<{ grant_id: string }>(),
    )
    .execute();
}

export const endGrant = (trx: Trx, id: string) => trx.deleteFrom('device_grant').where('id', '=', id).execute();

/** Locks the member of a grant, then the grant: in the order of a login, a new password and a withdrawal. */
export async function lockKept(trx: Trx, grantId: string) {
  const known = trx.selectFrom('device_grant').select('member_id').where('id', '=', grantId);
  const member = await trx
    .selectFrom('member')
    .select(['id', 'nickname', 'profile_image', 'account_role', 'email_confirmed_at', 'suspended_until'])
    .where('id', '=', known)
    .where('withdrawn_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const grant = await trx
    .selectFrom('device_grant')
    .selectAll()
    .where('id', '=', grantId)
    .forUpdate()
    .executeTakeFirst();
  return member && grant && { member, grant };
}

/** The token that was presented becomes the one before. */
export async function rotateGrant(trx: Trx, presented: GrantToken, newest: GrantToken, at: Date): Promise<void> {
  await trx
    .updateTable('device_grant')
    .set({ token_hash: newest.hash, previous_hash: presented.hash, rotated_at: at })
    .where('id', '=', presented.id)
    .execute();
}

/** The open session of a grant that does not end before `at`. */
export const lockSessionOfGrant = (trx: Trx, grantId: string, at: Date) =>
  trx
    .selectFrom('session')
    .select(['id', 'created_at', 'ends_at', 'rotated_at'])
    .where('grant_id', '=', grantId)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', at)
    .forUpdate()
    .executeTakeFirst();

/** Ends what is left of the sessions of a grant. */
export async function endSessionsOfGrant(trx: Trx, grantId: string, at: Date): Promise<void> {
  await trx
    .updateTable('session')
    .set({ revoked_at: at })
    .where('grant_id', '=', grantId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Whether there is a grant with this id. */
export async function hasGrant(db: Kysely<Tables>, id: string): Promise<boolean> {
  const grant = db.selectFrom('device_grant').select('id').where('id', '=', id);
  return (await grant.executeTakeFirst()) !== undefined;
}

/** Ends all kept logins. */
export async function endKeptLogins(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('device_grant').execute();
}
