import { type Kysely } from 'kysely';
import { builtQuery } from '../../db/builtQuery';
import { type Tables } from '../../db/tables';
import { type AccessToken } from '../../lib/auth/tokens';

type OfToken = Pick<AccessToken, 'memberId' | 'sessionId'>;

/** The session of an access token with its member, unless it was revoked. */
export async function findSession(db: Kysely<Tables>, token: OfToken) {
  const [session] = await sessions(db, token);
  return session;
}

const sessions = builtQuery((db, { memberId, sessionId }: OfToken) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['member.id', 'member.nickname', 'session.ends_at', 'session.must_change_password', 'session.device'])
    .where('session.id', '=', sessionId)
    .where('session.member_id', '=', memberId)
    .where('session.revoked_at', 'is', null),
);

export type OperatorRow = NonNullable<Awaited<ReturnType<typeof findOperator>>>;

/** The operator with the session, unless it was revoked; undefined for other members. */
export function findOperator(db: Kysely<Tables>, { memberId, sessionId }: OfToken) {
  return db
    .selectFrom('member')
    .leftJoin('session', (join) =>
      join
        .onRef('session.member_id', '=', 'member.id')
        .on('session.id', '=', sessionId)
        .on('session.revoked_at', 'is', null),
    )
    .select(['member.id', 'nickname', 'ends_at', 'must_change_password', 'confirmed_until', 'device'])
    .where('member.id', '=', memberId)
    .where('account_role', '=', 'OPERATOR')
    .executeTakeFirst();
}

/** Until when a session is proven; null without a proof. */
export async function findProof(db: Kysely<Tables>, sessionId: string): Promise<Date | null> {
  const row = await db.selectFrom('session').select('proven_until').where('id', '=', sessionId).executeTakeFirst();
  return row?.proven_until ?? null;
}
