import { selectAccessToken, selectNickname, type SessionState } from '@/shared/session';

/** The access token this tab holds now, null for a visitor. */
export function currentToken(state: unknown): string | null {
  return selectAccessToken(state as { session: SessionState });
}

/** Whom this tab is logged in as, '' for a visitor. */
export function currentNickname(state: unknown): string {
  return selectNickname(state as { session: SessionState }) ?? '';
}
