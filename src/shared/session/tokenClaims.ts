import { type AccessTokenClaims } from '@contract/auth';

const A_MINUTE = 60_000;

/** Whether the twelve hours leave no extension of this session that is worth offering (D12); its end in epoch ms. */
export function isFinalEnd(accessToken: string | null, end: number | null): boolean {
  const cap = accessToken === null ? undefined : claimsOf(accessToken).cap;
  return cap !== undefined && end !== null && end > cap * 1000 - A_MINUTE;
}

/** Whether the token is of a session that came from a temporary password (D20). */
export const asksForNewPassword = (accessToken: string | null): boolean =>
  accessToken !== null && claimsOf(accessToken).mustChangePassword === true;

/** What a JWT says, unchecked: only the server can check it. */
function claimsOf(token: string): Partial<AccessTokenClaims> {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Partial<AccessTokenClaims>;
  } catch {
    return {};
  }
}
