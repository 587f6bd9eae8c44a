import { type SeededRandom } from '../../lib/seededRandom';
import { MEMBERS } from './members';

/** A question below a post, and whether its writer has answered. */
export interface PlannedThread {
  writer: string;
  content: string;
  reply?: string;
}

/** Comments and bookmarks of members on a post. */
export interface PlannedTalk {
  /** Nicknames. */
  bookmarks: string[];
  threads: PlannedThread[];
}

interface Talk {
  /** The writer of the post, who is excluded from both. */
  writer: string;
  comments: readonly string[];
  replies: readonly string[];
  bookmarks: number;
}

/** Bookmarks and comments of a post. */
export function planTalk({ writer, comments, replies, bookmarks }: Talk, random: SeededRandom): PlannedTalk {
  const others = MEMBERS.map(({ nickname }) => nickname).filter((nickname) => nickname !== writer);
  const threads = random.some(comments, random.between(0, 3)).map((content) => ({
    writer: random.pick(others),
    content,
    reply: random.chance(60) ? random.pick(replies) : undefined,
  }));
  return { bookmarks: random.some(others, random.between(0, bookmarks)), threads };
}
