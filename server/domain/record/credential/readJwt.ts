import { type CredentialPayload } from './payload';

type Claims = Readonly<Record<string, unknown>>;

/** A parsed compact JWT whose signature is not verified yet. */
export interface ReadJwt {
  token: string;
  header: Claims;
  payload: Claims;
}

const BASE64URL = /^[\w-]+$/;

/** Parses a compact JWT; null unless it has three base64url parts, the first two with JSON. */
export function readJwt(token: string): ReadJwt | null {
  const parts = token.split('.');
  const [header, payload] = parts.slice(0, 2).map(toObject);
  // An unsigned token has an empty signature: it can be parsed, but is never valid.
  const isReadable = parts.length === 3 && /^[\w-]*$/.test(parts[2] ?? '');
  return isReadable && header && payload ? { token, header, payload } : null;
}

function toObject(part: string): Claims | null {
  if (!BASE64URL.test(part)) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claims) : null;
  } catch {
    return null;
  }
}

/** The claims of a token signed by this issuer; null when they are not those of a credential. */
export function toCredential(payload: Claims): CredentialPayload | null {
  const types = payload['type'];
  // All payloads signed with this key were made by `toPayload`, or by whoever has the key.
  if (!Array.isArray(types) || !types.includes('OpenBadgeCredential') || typeof payload['id'] !== 'string') return null;
  return payload as unknown as CredentialPayload;
}
