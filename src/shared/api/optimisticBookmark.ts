/** The bookmark of a post, independent of its field names on the wire. */
export interface BookmarkState {
  isSet: boolean;
  count: number;
}

type BookmarkUpdate = (bookmark: BookmarkState) => BookmarkState;
/** The cached queries that show the bookmark of a post: its page and the lists. */
export interface BookmarkQueries {
  update: (change: BookmarkUpdate) => void;
  /** The running requests, of which some may concern the post. */
  running: () => Promise<unknown>[];
}

interface BookmarkWrite {
  isSet: boolean;
  response: Promise<BookmarkState>;
  queries: BookmarkQueries;
  /** Whether this is the latest write on the bookmark. */
  isLatest: () => boolean;
}

/** Computed from the cached state, which a response may have changed meanwhile. */
const setTo =
  (isSet: boolean): BookmarkUpdate =>
  (bookmark) =>
    bookmark.isSet === isSet ? bookmark : { isSet, count: bookmark.count + (isSet ? 1 : -1) };

/** Updates a bookmark in every cached query before the server responds, and rolls back when it refuses. */
export async function showOptimisticBookmark({ isSet, response, queries, isLatest }: BookmarkWrite) {
  const { update, running } = queries;
  let expected = isSet;
  let isRefused = false;
  // A query that was sent before this write may return the state before it.
  const correctRunning = () => {
    for (const query of running()) void query.then(() => !isRefused && isLatest() && update(setTo(expected)));
  };

  update(setTo(isSet));
  correctRunning();
  try {
    const bookmark = await response;
    expected = bookmark.isSet;
    update(() => bookmark);
    correctRunning();
  } catch {
    isRefused = true;
    update(setTo(!isSet));
  }
}
