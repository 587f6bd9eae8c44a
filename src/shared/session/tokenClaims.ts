import { accessTokenClaims } from './accessTokenClaims';

const A_MINUTE = 60_000;

/** Whether the limit of twelve hours leaves no useful extension of this session (D12); its end in epoch ms. */
export function isFinalEnd(accessToken: string | null, end: number | null): boolean {
  const cap = accessToken === null ? undefined : accessTokenClaims(accessToken).cap;
  return cap !== undefined && end !== null && end > cap * 1000 - A_MINUTE;
}

/** Whether the token is of a session from a temporary password (D20). */
export const asksForNewPassword = (accessToken: string | null): boolean =>
  accessToken !== null && accessTokenClaims(accessToken).mustChangePassword === true;
