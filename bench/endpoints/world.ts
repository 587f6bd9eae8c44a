import { LIMITS } from '@contract/limits';
import { type SeededRandom } from '../../server/lib/seededRandom';
import { type LoggedIn } from '../logIn';

/** How far most readers turn pages. */
export const PAGES = 30;

/** What calls are made from. */
export interface World {
  random: SeededRandom;
  posts: number;
  archives: number;
  members: readonly LoggedIn[];
  /** Posts that one of the members has written or takes part in. */
  own: Record<Own, readonly Owned[]>;
  /** Made anew before each measurement that uses them up. */
  invitations: Owned[];
}

type Own = 'post' | 'comment' | 'team';

export interface Owned {
  id: number;
  /** The post it hangs on. */
  postId: number;
  member: LoggedIn;
}

/**
 * A random number from 0 to `count - 1` by Zipf's law: small numbers, the newest posts and the first pages, are much
 * more frequent.
 */
export function ranked(random: SeededRandom, count: number): number {
  return Math.floor((count + 1) ** random.next()) - 1;
}

/** The newest more often than older ones. */
export const aPost = ({ random, posts }: World) => posts - ranked(random, posts);
export const anArchive = ({ random, archives }: World) => archives - ranked(random, archives);

/** One of the posts on the pages that most readers turn to. */
export const aListedPost = ({ random, posts }: World) => posts - ranked(random, PAGES * LIMITS.projectPageSize.default);
export const aListedArchive = ({ random, archives }: World) =>
  archives - ranked(random, PAGES * LIMITS.archivePageSize);

/** Each as often as the others. */
export const anyPost = ({ random, posts }: World) => random.between(1, posts);
