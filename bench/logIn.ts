import { randomUUID } from 'node:crypto';
import jwt from '@fastify/jwt';
import fastify from 'fastify';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../server/db/tables';
import { createRefreshTokens, hashOf } from '../server/domain/member/auth/refreshTokens';
import { createTokens, JWT_OPTIONS } from '../server/lib/auth/tokens';
import { nicknameOf } from './fill/fillMembers';
import { SECRET } from './withProduct';

const SESSION_MS = 4 * 3_600_000;

export interface LoggedIn {
  id: number;
  nickname: string;
  sessionId: string;
  /** The access token. */
  token: string;
  refresh: string;
}

/** Opens a session for each of the first members, as a login would have. */
export async function logIn(db: Kysely<Tables>, count: number): Promise<LoggedIn[]> {
  const app = fastify();
  await app.register(jwt, { secret: SECRET, ...JWT_OPTIONS });
  const tokens = createTokens(app.jwt);
  const refreshTokens = createRefreshTokens(SECRET);
  const now = Date.now();
  const endsAt = now + SESSION_MS;
  const members = Array.from({ length: count }, (_, index): LoggedIn => {
    const [id, sessionId] = [index + 1, randomUUID()];
    const token = tokens.sign({ memberId: id, sessionId, expiresAt: endsAt, cap: endsAt, mustChangePassword: false });
    return { id, nickname: nicknameOf(id), sessionId, token, refresh: refreshTokens.issue(sessionId, now) };
  });
  await sql`
    insert into session (id, member_id, refresh_hash, rotated_at, ends_at)
    select *, ${new Date(now)}::timestamptz, ${new Date(endsAt)}::timestamptz
    from unnest(${members.map(({ sessionId }) => sessionId)}::uuid[], ${members.map(({ id }) => id)}::bigint[],
      ${members.map(({ refresh }) => hashOf(refresh))}::text[])
  `.execute(db);
  await app.close();
  return members;
}

/** Undoes renewals, so that the same refresh tokens are valid again. */
export async function renewSessions(db: Kysely<Tables>, members: readonly LoggedIn[]): Promise<void> {
  await sql`
    update session set refresh_hash = known.hash, previous_refresh_hash = null
    from unnest(${members.map(({ sessionId }) => sessionId)}::uuid[],
      ${members.map(({ refresh }) => hashOf(refresh))}::text[]) as known (id, hash)
    where session.id = known.id
  `.execute(db);
}
