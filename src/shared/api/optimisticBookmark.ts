/** The bookmark of a post, whatever its two parts are called on the wire. */
export interface BookmarkState {
  isSet: boolean;
  count: number;
}

type MarkChange = (mark: BookmarkState) => BookmarkState;
type RunningAnswer = Promise<unknown> | undefined;

/** Every place of the cache that shows the bookmark of a post: its page and the lists. */
export interface BookmarkQueries {
  show: (change: MarkChange) => void;
  /** The answer on its way to the page, and those to the lists. */
  awaitedPost: () => RunningAnswer;
  awaitedLists: () => RunningAnswer[];
}

interface BookmarkWrite {
  wish: boolean;
  answer: Promise<BookmarkState>;
  places: BookmarkQueries;
  /** Whether nothing was pressed after it. */
  isLast: () => boolean;
}

/** Counted from what is shown, which an answer may have changed meanwhile. */
const setTo =
  (isSet: boolean): MarkChange =>
  (mark) =>
    mark.isSet === isSet ? mark : { isSet, count: mark.count + (isSet ? 1 : -1) };

/** Shows a bookmark at once wherever it stands, then as the server answered, or takes it back when it refused. */
export async function showOptimisticBookmark({ wish, answer, places, isLast }: BookmarkWrite) {
  const { show, awaitedPost, awaitedLists } = places;
  let truth = wish;
  let holds = true;
  // What was asked for before the server had this write may tell the state before it.
  const correct = (awaited: RunningAnswer[]) => {
    for (const one of awaited) void one?.then(() => holds && isLast() && show(setTo(truth)));
  };

  show(setTo(wish));
  correct([awaitedPost(), ...awaitedLists()]);
  try {
    const mark = await answer;
    truth = mark.isSet;
    show(() => mark);
    correct(awaitedLists());
  } catch {
    holds = false;
    show(setTo(!wish));
  }
}
