import { createHash } from 'node:crypto';
import { nameKey } from '@contract/text';

/** A hash of a normalised e-mail address, which recognises the address without storing it. */
export const emailHash = (email: string) =>
  createHash('sha256')
    .update(`email ${nameKey(email)}`)
    .digest('hex');
