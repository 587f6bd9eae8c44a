import { SECURITY_TEXTS, type Security } from '@contract/security';
import { type SecurityRows } from './security.repository';

/** @param own the session of the request */
export function toSecurity({ session, ...rows }: SecurityRows, own: { sessionId: string; at: number }): Security {
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
    social: rows.social.map(({ provider, created_at: linkedAt }) => ({
      provider,
      name: provider,
      linkedDateTime: linkedAt.toISOString(),
    })),
    events: rows.events.map(toAccountEvent),
  };
}

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
