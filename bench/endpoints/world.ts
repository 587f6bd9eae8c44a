import { LIMITS } from '@contract/limits';
import { type SeededRandom } from '../../server/lib/seededRandom';
import { type LoggedIn } from '../logIn';

/** How many pages of a list most readers visit. */
export const PAGES = 30;

/** The data that calls are created from. */
export interface World {
  random: SeededRandom;
  posts: number;
  archives: number;
  members: readonly LoggedIn[];
  /** Posts that one of the members has written or is in the team of. */
  own: Record<Own, readonly Owned[]>;
  /** Created again before each measurement that uses them up. */
  invitations: Owned[];
}

type Own = 'post' | 'comment' | 'team';

export interface Owned {
  id: number;
  /** The post that it belongs to. */
  postId: number;
  member: LoggedIn;
}

/**
 * A random number from 0 to `count - 1` by Zipf's law: small numbers, which stand for the newest posts and the first
 * pages, are much more frequent.
 */
export function ranked(random: SeededRandom, count: number): number {
  return Math.floor((count + 1) ** random.next()) - 1;
}

/** A random post; newer posts are more frequent. */
export const aPost = ({ random, posts }: World) => posts - ranked(random, posts);
export const anArchive = ({ random, archives }: World) => archives - ranked(random, archives);

/** A random post from the pages that most readers visit. */
export const aListedPost = ({ random, posts }: World) => posts - ranked(random, PAGES * LIMITS.projectPageSize.default);
export const aListedArchive = ({ random, archives }: World) =>
  archives - ranked(random, PAGES * LIMITS.archivePageSize);

/** A random post; all posts are equally frequent. */
export const anyPost = ({ random, posts }: World) => random.between(1, posts);
