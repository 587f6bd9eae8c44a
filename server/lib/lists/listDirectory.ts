/** How many matches stand in each bucket of a list (migration 0019), as of a version of it. */
export interface BucketCounts {
  version: number;
  counts: readonly { bucket: number; matches: number }[];
}

/** A bucket with the version of its list; without a bucket where there is none to tell of. */
export interface BucketRow {
  version: number;
  bucket: number | null;
  matches: number | null;
}

/** The counts that one statement read, and so in one snapshot with the version. */
export function toBucketCounts(rows: readonly BucketRow[]): BucketCounts {
  const counts = rows.flatMap(({ bucket, matches }) => (bucket === null ? [] : [{ bucket, matches: matches ?? 0 }]));
  return { version: rows[0]?.version ?? 0, counts };
}

/** Where the matches of a filter stand, so that any page of them is found without walking there. */
export interface Directory {
  version: number;
  total: number;
  /** By bucket; where nothing matches the bucket may be missing. */
  matches: ReadonlyMap<number, number>;
}

/** Counts the matches of a filter in every bucket, or only in those that changed after a version. */
export type CountBuckets<Filter> = (filter: Filter, changedAfter?: number) => Promise<BucketCounts>;

/** Some megabytes at most: a million posts make 977 buckets. */
const MOST_BUCKETS = 200_000;
/** What a directory weighs besides its buckets, in buckets: its maps and its key. */
const OWN_WEIGHT = 20;

const weightOf = ({ matches }: Directory) => matches.size + OWN_WEIGHT;

/**
 * Keeps the directories of the filters asked for lately. After a change only the buckets it touched are counted again,
 * so a directory stays exact and is brought up to date in a moment, however long the list. Nothing is lost with the
 * process: another one makes its own.
 */
export function createListDirectories<Filter>(countBuckets: CountBuckets<Filter>, mostBuckets = MOST_BUCKETS) {
  // In the order of use, the latest last.
  const kept = new Map<string, Directory>();
  const updates = new Map<string, Promise<Directory>>();
  let buckets = 0;

  function keep(key: string, directory: Directory) {
    forget(key);
    kept.set(key, directory);
    buckets += weightOf(directory);
    for (const oldest of kept.keys()) {
      if (buckets <= mostBuckets) return;
      forget(oldest);
    }
  }

  function forget(key: string) {
    const known = kept.get(key);
    if (!known) return;
    kept.delete(key);
    buckets -= weightOf(known);
  }

  async function update(filter: Filter, key: string): Promise<Directory> {
    const known = kept.get(key);
    const directory = toDirectory(await countBuckets(filter, known?.version), known);
    keep(key, directory);
    return directory;
  }

  /** Whoever asks while it is brought up to date waits for the same statement. */
  function updateOnce(filter: Filter, key: string): Promise<Directory> {
    const running = updates.get(key) ?? update(filter, key).finally(() => updates.delete(key));
    updates.set(key, running);
    return running;
  }

  return {
    /** What was counted last, however long ago. */
    lately: (filter: Filter): Directory | undefined => kept.get(JSON.stringify(filter)),

    /** @param version the least the directory must know of */
    async of(filter: Filter, version: number): Promise<Directory> {
      const key = JSON.stringify(filter);
      const known = kept.get(key);
      if (known && known.version >= version) {
        keep(key, known);
        return known;
      }
      const updated = await updateOnce(filter, key);
      // One that was already running may have begun before the change.
      return updated.version >= version ? updated : updateOnce(filter, key);
    },
  };
}

/** The directory that counts make, in place of what was known of their buckets before. */
export function toDirectory({ version, counts }: BucketCounts, known?: Directory): Directory {
  const matches = new Map(known?.matches);
  for (const { bucket, matches: count } of counts) {
    if (count > 0) matches.set(bucket, count);
    else matches.delete(bucket);
  }
  const total = [...matches.values()].reduce((sum, count) => sum + count, 0);
  return { version, total, matches };
}
