import { type SessionData } from '@contract/auth';
import { TIMES } from '@contract/limits';
import { memberIdOf } from './memberIdOf';

/** The response of login and token, an hour before the session's end. */
export function createSession(overrides: Partial<SessionData> = {}): SessionData {
  return {
    memberId: memberIdOf(overrides.nickname ?? '새벽코딩'),
    nickname: '새벽코딩',
    profileImg: '/uploads/새벽코딩.webp',
    tokenExpiresAt: Date.now() + TIMES.session,
    mustChangePassword: false,
    ...overrides,
  };
}

/** An unsigned token; `cap` in epoch milliseconds. */
export function createAccessToken({ cap }: { cap: number }): string {
  const claims = { sub: '1', sid: 'session', exp: Math.floor(Date.now() / 1000), cap: Math.floor(cap / 1000) };
  return `header.${btoa(JSON.stringify(claims))}.signature`;
}

/** The access token with which `renderRoute` stores the session of a member: its payload has the id alone. */
export const tokenOf = (memberId: number) => `token-of-test.${btoa(JSON.stringify({ sub: String(memberId) }))}`;
