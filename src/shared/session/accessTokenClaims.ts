import { type AccessTokenClaims } from '@contract/auth';

/** The claims of a JWT, unverified: only the server can verify it. */
export function accessTokenClaims(token: string): Partial<AccessTokenClaims> {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Partial<AccessTokenClaims>;
  } catch {
    return {};
  }
}
