import { randomBytes } from 'node:crypto';
import { MAIL_MESSAGES } from '@contract/mails';
import { SECURITY_MESSAGES } from '@contract/security';
import { violatedUnique } from '../../../db/databaseErrors';
import { type Passwords } from '../../../lib/auth/passwords';
import { conflict, refused } from '../../../lib/http/errors';
import { type EmailUndoRepository } from './emailUndo.repository';
import { createUndoTokens } from './undoTokens';

interface EmailUndoDeps {
  undos: EmailUndoRepository;
  passwords: Passwords;
  tokenSecret: string;
  wakeMail: () => void;
  /** The clock of sessions. */
  now: () => number;
  /** The clock of links. */
  shiftedNow: () => number;
}

export type EmailUndoService = ReturnType<typeof createEmailUndoService>;

/** Restores a former e-mail by the link of its mail (D184). */
export function createEmailUndoService({ undos, passwords, tokenSecret, wakeMail, now, shiftedNow }: EmailUndoDeps) {
  const tokens = createUndoTokens(tokenSecret);

  /** @throws ApiError 400 for a link that is unknown, used or expired, 409 when another member has the address */
  async function undo(token: string, device: string): Promise<void> {
    const tokenHash = tokens.hashOf(token);
    const [at, shiftedAt] = [new Date(now()), new Date(shiftedNow())];
    if (!(await undos.isLive(tokenHash, shiftedAt))) throw undoGone();
    // Of no password: it takes a while, so not in the transaction.
    const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
    const result = await undos.undo({ tokenHash, passwordHash, at, shiftedAt, device }).catch(takenElsewhere);
    if (result === 'gone') throw undoGone();
    if (result === 'taken') throw conflict(MAIL_MESSAGES.taken);
    wakeMail();
  }

  return { undo };
}

const undoGone = () => refused('token', SECURITY_MESSAGES.undoGone);

/** Another member has joined with the address meanwhile. */
function takenElsewhere(error: unknown): 'taken' {
  if (violatedUnique(error) === undefined) throw error;
  return 'taken';
}
