import { type PostRef } from '@contract/post';

/** The channel on which the database notifies of dropped tags. */
export const CACHE_CHANNEL = 'cache';

/** More has changed than is named one by one. */
export const EVERYTHING = '*';

/**
 * What a cached value shows. Triggers of the database notify of the same words whenever a row behind them changes
 * (migration 0028), whatever wrote it.
 */
export const tags = {
  /** One post, with its team, pictures, comments and counts but for its views. */
  post: ({ kind, id }: PostRef) => `${kind}:${id}`,
  /** Every list of posts of a kind. */
  list: (kind: PostRef['kind']) => `${kind}s`,
  /** The names and pictures of all members. */
  people: 'people',
  session: (id: string) => `session:${id}`,
  /** Which credentials are withdrawn (migration 0041). */
  credentials: 'credentials',
  announcements: 'announcements',
  /** Whom a member has blocked. */
  blocks: (memberId: number) => `blocks:${memberId}`,
  /** The posts that a member has bookmarked. */
  bookmarks: (memberId: number) => `bookmarks:${memberId}`,
} as const;
