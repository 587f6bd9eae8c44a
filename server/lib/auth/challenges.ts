import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { TIMES } from '@contract/limits';
import { type Attempts } from './attempts';

/** What the response to a challenge is for; a response for one purpose is worthless for another. */
export type ChallengePurpose = 'LOGIN' | `ADD ${string}` | `PROOF ${string}`;

export interface Challenges {
  issue(purpose: ChallengePurpose): Uint8Array<ArrayBuffer>;
  /**
   * Uses up a challenge that came back, as base64url.
   * @returns false for a forged or expired one, one of another purpose, and the second time
   */
  accept(challenge: string, purpose: ChallengePurpose): Promise<boolean>;
}

interface ChallengeDeps {
  tokenSecret: string;
  now: () => number;
  attempts: Pick<Attempts, 'once'>;
}

/** Random bytes, the end as milliseconds, and the seal over both. */
const BYTES = { random: 16, end: 6, seal: 32 };
const BODY = BYTES.random + BYTES.end;

/** Challenges of passkeys (D183): sealed instead of stored, and counted when they come back. */
export function createChallenges({ tokenSecret, now, attempts }: ChallengeDeps): Challenges {
  const seal = (body: Uint8Array, purpose: ChallengePurpose) =>
    createHmac('sha256', tokenSecret).update(`challenge ${purpose}\n`).update(body).digest();

  function issue(purpose: ChallengePurpose) {
    const body = Buffer.alloc(BODY);
    randomBytes(BYTES.random).copy(body);
    body.writeUIntBE(now() + TIMES.challenge, BYTES.random, BYTES.end);
    return new Uint8Array(Buffer.concat([body, seal(body, purpose)]));
  }

  async function accept(challenge: string, purpose: ChallengePurpose): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== BODY + BYTES.seal) return false;
    const body = bytes.subarray(0, BODY);
    if (!timingSafeEqual(bytes.subarray(BODY), seal(body, purpose))) return false;
    if (body.readUIntBE(BYTES.random, BYTES.end) <= now()) return false;
    // Of the bytes: a text can be written in several ways.
    return attempts.once(`challenge ${bytes.toString('base64url')}`, TIMES.challenge);
  }

  return { issue, accept };
}
