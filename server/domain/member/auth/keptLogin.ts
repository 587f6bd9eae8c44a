import { TIMES } from '@contract/limits';
import { type Grant } from './grants.repository';

/** When a kept login ends, in epoch milliseconds by the shifted clock: 30 days after its last use, 90 after the login. */
export const endOfGrant = ({ rotated_at: usedAt, created_at: startedAt }: Pick<Grant, 'rotated_at' | 'created_at'>) =>
  Math.min(usedAt.getTime() + TIMES.keptLogin, startedAt.getTime() + TIMES.longestKeptLogin);

/**
 * A kept login opens a new session in place of one that ends sooner, in milliseconds: the access token of that one would
 * expire before the call for which it was renewed.
 */
export const LEAST_LEFT = 3_000;
