import { type ProjectFilter } from './projectFilter';
import { type PopularMark, type ProjectPlacesRepository } from './projectPlaces.repository';

const MOST_KEPT = 100;
const MARKS = 500;
/** They are made again while the old ones answer, and waited for when those are older still. */
const RENEWED_AFTER_MS = 10_000;
const OLDEST_MS = 60_000;

interface Marks {
  every: number;
  marks: readonly PopularMark[];
  /** Milliseconds as of `performance.now()`. */
  madeAt: number;
}

interface MarkedPlace {
  mark: PopularMark | undefined;
  /** How many matches stand between the mark and the place. */
  offset: number;
}

/**
 * Places in the popular order of a long list, some hundred per filter. Every view may move a post in it, so unlike the
 * newest-first order it has no place that could be kept exact: a page far down begins where it began up to a minute ago.
 */
export function createPopularMarks(places: Pick<ProjectPlacesRepository, 'popularMarks'>) {
  const kept = new Map<string, Marks>();
  const renewals = new Map<string, Promise<Marks>>();

  async function make(filter: ProjectFilter, key: string, total: number): Promise<Marks> {
    const every = Math.max(Math.ceil(total / MARKS), 1);
    const made = { every, marks: await places.popularMarks(filter, every), madeAt: performance.now() };
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, made);
    return made;
  }

  function renew(filter: ProjectFilter, key: string, total: number): Promise<Marks> {
    const running = renewals.get(key) ?? make(filter, key, total).finally(() => renewals.delete(key));
    renewals.set(key, running);
    return running;
  }

  async function marksOf(filter: ProjectFilter, total: number): Promise<Marks> {
    const key = JSON.stringify(filter);
    const known = kept.get(key);
    const age = known ? performance.now() - known.madeAt : Infinity;
    if (!known || age > OLDEST_MS) return renew(filter, key, total);
    // A failure is told to whoever asks once the old ones have ended.
    if (age > RENEWED_AFTER_MS) renew(filter, key, total).catch(() => undefined);
    return known;
  }

  return {
    /** The last mark before the match at a place. */
    async before(filter: ProjectFilter, total: number, place: number): Promise<MarkedPlace> {
      const { every, marks } = await marksOf(filter, total);
      const passed = Math.min(Math.floor(place / every), marks.length - 1);
      return { mark: marks[passed], offset: place - Math.max(passed, 0) * every };
    },
  };
}
