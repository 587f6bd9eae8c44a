import { type Directory } from './listDirectory';

/** The buckets that hold a page. */
export interface BucketSlice {
  /** The newest first. */
  buckets: number[];
  /** How many matches of them come before the page. */
  offset: number;
}

/** Which buckets hold the `size` matches after the first `offset`, the newest bucket first. */
export function bucketsOf({ matches }: Directory, offset: number, size: number): BucketSlice {
  const held: BucketSlice = { buckets: [], offset: 0 };
  let passed = 0;
  for (const [bucket, count] of [...matches].sort(([a], [b]) => b - a)) {
    if (passed >= offset + size) break;
    if (passed + count > offset) {
      if (held.buckets.length === 0) held.offset = offset - passed;
      held.buckets.push(bucket);
    }
    passed += count;
  }
  return held;
}
