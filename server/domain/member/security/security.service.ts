import { SECURITY_MESSAGES, type Security } from '@contract/security';
import { MESSAGES } from '@contract/messages';
import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { conflict, notFound } from '../../../lib/http/errors';
import { type Member } from '../../access';
import { type OpenIdProvider } from '../../../lib/openId/providers';
import { createSecurityRepository } from './security.repository';
import { toSecurity } from './security.view';

interface SecurityDeps {
  db: Kysely<Tables>;
  openIdProviders: readonly OpenIdProvider[];
  /** The clock of sessions. */
  now: () => number;
  /** The clock of kept logins. */
  shiftedNow: () => number;
}

export type SecurityService = ReturnType<typeof createSecurityService>;

/** The ways into the own account, and what happened to it (D181, D184). */
export function createSecurityService({ db, now, shiftedNow, openIdProviders: providers }: SecurityDeps) {
  const security = createSecurityRepository(db);
  const clocks = () => ({ at: new Date(now()), shiftedAt: new Date(shiftedNow()) });

  async function read({ id, sessionId }: Member): Promise<Security> {
    return toSecurity(await security.read(id, sessionId, clocks()), { sessionId, at: now(), providers });
  }

  /** @throws ApiError 404 for a device that the member has not */
  async function checkDevice({ id: memberId }: Member, id: string): Promise<void> {
    const devices = await security.devices(memberId, clocks());
    if (!devices.some((device) => device.id === id)) throw notFound(MESSAGES.pageNotFound);
  }

  /** Logs another device out. @throws ApiError 409 for the own one, 404 for one that the member has not */
  async function endDevice(member: Member, id: string): Promise<Security> {
    const result = await security.endDevice(id, { memberId: member.id, sessionId: member.sessionId, ...clocks() });
    if (result === 'own') throw conflict(SECURITY_MESSAGES.ownDevice);
    if (result === 'unknown') throw notFound(MESSAGES.pageNotFound);
    return read(member);
  }

  async function endOtherDevices(member: Member): Promise<Security> {
    await security.endOtherDevices({ memberId: member.id, sessionId: member.sessionId, ...clocks() });
    return read(member);
  }

  return { read, checkDevice, endDevice, endOtherDevices };
}
