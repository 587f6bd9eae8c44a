import { SECURITY_TEXTS, type Security, type SocialLogin } from '@contract/security';
import { KNOWN_PROVIDERS, type OpenIdProvider } from '../../../lib/openId/providers';
import { type SecurityRows } from './security.repository';

/** @param own the session of the request */
export function toSecurity(
  { session, ...rows }: SecurityRows,
  own: { sessionId: string; at: number; providers: readonly OpenIdProvider[] },
): Security {
  const currentId = session?.grant_id ?? own.sessionId;
  const provenUntil = session?.proven_until ?? null;
  const devices = rows.devices.map((row) => ({
    id: row.id,
    device: row.device || SECURITY_TEXTS.unknownDevice,
    current: row.id === currentId,
    kept: row.kept,
    firstDateTime: row.created_at.toISOString(),
    lastDateTime: row.used_at.toISOString(),
  }));
  return {
    provenUntil: provenUntil !== null && provenUntil.getTime() > own.at ? provenUntil.toISOString() : null,
    devices: [...devices.filter(({ current }) => current), ...devices.filter(({ current }) => !current)],
    passkeys: rows.passkeys.map(toPasskey),
    social: toSocialLogins(rows.social, own.providers),
    events: rows.events.map(toAccountEvent),
  };
}

/** The configured providers, then linked ones that are not configured any more. */
function toSocialLogins(rows: SecurityRows['social'], providers: readonly OpenIdProvider[]): SocialLogin[] {
  const linkedAt = new Map(rows.map((row) => [row.provider, row.created_at.toISOString()]));
  const former = rows.filter(({ provider }) => !providers.some(({ name }) => name === provider));
  const names = [
    ...providers.map(({ name, label }) => [name, label] as const),
    ...former.map(({ provider }) => [provider, labelOf(provider)] as const),
  ];
  return names.map(([provider, name]) => ({ provider, name, linkedDateTime: linkedAt.get(provider) ?? null }));
}

const labelOf = (provider: string) => KNOWN_PROVIDERS[provider.toUpperCase()]?.label ?? provider;

export const toPasskey = ({ id, name, created_at: createdAt, used_at: usedAt }: SecurityRows['passkeys'][number]) => ({
  id,
  name,
  createdDateTime: createdAt.toISOString(),
  usedDateTime: usedAt?.toISOString() ?? null,
});

export const toAccountEvent = ({ kind, device, at }: SecurityRows['events'][number]) => ({
  kind,
  device,
  createdDateTime: at.toISOString(),
});
