import { type AccessTokenClaims } from '@contract/auth';

/** What a JWT says, unchecked: only the server can check it. */
export function accessTokenClaims(token: string): Partial<AccessTokenClaims> {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Partial<AccessTokenClaims>;
  } catch {
    return {};
  }
}
