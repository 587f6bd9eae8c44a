import { type PostRef } from '@contract/post';

/** The channel on which the database notifies of dropped tags. */
export const CACHE_CHANNEL = 'cache';

/** Drops all values, when more has changed than single tags name. */
export const EVERYTHING = '*';

/**
 * The tags of cached values. Triggers of the database notify of the same tags whenever a row behind them changes
 * (the map at the end of `0020_cached_tags.sql`), whatever wrote it.
 */
export const tags = {
  /** One post, with its team, pictures, comments and counts except views. */
  post: ({ kind, id }: PostRef) => `${kind}:${id}`,
  /** Every list of posts of a kind. */
  list: (kind: PostRef['kind']) => `${kind}s`,
  /** The names and pictures of all members. */
  people: 'people',
  session: (id: string) => `session:${id}`,
  /** Withdrawals of credentials. */
  credentials: 'credentials',
  announcements: 'announcements',
  /** The members whom a member has blocked. */
  blocks: (memberId: number) => `blocks:${memberId}`,
  /** The posts that a member has bookmarked. */
  bookmarks: (memberId: number) => `bookmarks:${memberId}`,
} as const;

/** The tags of every page of a list of posts, which shows the names of members. */
export const listTags = (kind: PostRef['kind']) => [tags.list(kind), tags.people];
