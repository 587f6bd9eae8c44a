import { createHash } from 'node:crypto';
import { nameKey } from '@contract/text';

/** A hash of an e-mail address in its one spelling: it recognises the address and does not tell it. */
export const emailHash = (email: string) =>
  createHash('sha256')
    .update(`email ${nameKey(email)}`)
    .digest('hex');
