import { type Security } from '@contract/security';
import { type Member } from '../../access';
import { type SecurityRepository } from './security.repository';
import { toSecurity } from './security.view';

interface SecurityDeps {
  security: SecurityRepository;
  /** The clock of sessions. */
  now: () => number;
  /** The clock of kept logins. */
  shiftedNow: () => number;
}

export type SecurityService = ReturnType<typeof createSecurityService>;

/** The ways into the own account, and what happened to it (D181, D184). */
export function createSecurityService({ security, now, shiftedNow }: SecurityDeps) {
  const clocks = () => ({ at: new Date(now()), shiftedAt: new Date(shiftedNow()) });

  async function read({ id, sessionId }: Member): Promise<Security> {
    return toSecurity(await security.read(id, sessionId, clocks()), { sessionId, at: now() });
  }

  return { read };
}
