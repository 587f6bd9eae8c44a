import { randomBytes } from 'node:crypto';
import { LIMITS } from '@contract/limits';
import { isOverlong, toNfc } from '@contract/text';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter, type ConcurrencyLimiter } from '../jobs/concurrencyLimiter';

export interface PasswordCost {
  /** KiB */
  memoryCost: number;
  /** Passes. */
  timeCost: number;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password matches. Without a hash (no such member) it takes as long and returns false. */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>;
  /** The number of running and of queued comparisons. */
  counts: ConcurrencyLimiter['counts'];
}

/** Two hashes run concurrently; a job that would wait for more than a few seconds is refused. */
const QUEUE = { atOnce: 2, waiting: 200 };

/**
 * argon2id (the package's default), off the event loop, behind a bounded queue. Normalises to NFC, so that a password
 * typed on another system matches (D76).
 */
export function createPasswords(cost: PasswordCost): Passwords {
  const queue = createConcurrencyLimiter(QUEUE);
  const makeHash = (password: string) => queue(() => hash(toNfc(password), cost));

  /** A hash of no password, with the same cost: a login with an unknown username takes as long as with a known one. */
  const dummyHash = makeHash(randomBytes(16).toString('hex'));

  async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    // No stored password is that long; hashing an overlong text would only cost time (F1).
    if (isOverlong(password, LIMITS.password.max)) return false;
    const substitute = await dummyHash;
    const fits = await queue(() => verify(passwordHash ?? substitute, toNfc(password)));
    return fits && typeof passwordHash === 'string';
  }

  return { hash: makeHash, verify: verifyPassword, counts: queue.counts };
}
