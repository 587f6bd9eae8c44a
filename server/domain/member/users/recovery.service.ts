import {
  ACCOUNT_MESSAGES,
  type FindIdPayload,
  type FindPasswordPayload,
  type FoundId,
  type PasswordMail,
} from '@contract/auth';
import { notFound } from '../../../lib/http/errors';
import { type RecoveryRepository } from './recovery.repository';

interface RecoveryDeps {
  recovery: RecoveryRepository;
  wakeMail: () => void;
  /** The clock of deliveries. */
  shiftedNow: () => number;
}

export type RecoveryService = ReturnType<typeof createRecoveryService>;

/** Recovery of a forgotten username or password (D20). */
export function createRecoveryService({ recovery, wakeMail, shiftedNow }: RecoveryDeps) {
  /** Finds a username. @throws ApiError 404 unless one member has all five values */
  async function findId(person: FindIdPayload): Promise<FoundId> {
    const member = await recovery.findByPerson(person);
    if (!member) throw notFound(ACCOUNT_MESSAGES.findIdNoMatch);
    const { name, username, created_at: createdAt } = member;
    return { name: name ?? '', username: username ?? '', createdDate: createdAt.toISOString() };
  }

  /** Only stores the request, so that neither the response nor its timing reveals whether the pair is known. */
  async function findPassword(pair: FindPasswordPayload): Promise<PasswordMail> {
    await recovery.requestTemporaryPassword(pair, new Date(shiftedNow()));
    wakeMail();
    return { email: pair.email };
  }

  return { findId, findPassword };
}
