import { createListDirectories, type BucketCounts } from './listDirectory';

interface Change {
  version: number;
  bucket: number;
  matches: number;
}

/** A list in memory: `change` is a commit, `asked` tells what was counted. */
function createList(mostBuckets?: number) {
  const buckets = new Map<number, Change>();
  const asked: [filter: string, changedAfter?: number][] = [];
  let version = 0;

  function change(bucket: number, matches: number) {
    version += 1;
    buckets.set(bucket, { version, bucket, matches });
  }

  async function countBuckets(filter: string, changedAfter?: number): Promise<BucketCounts> {
    asked.push(changedAfter === undefined ? [filter] : [filter, changedAfter]);
    const counts = [...buckets.values()].filter((one) => one.version > (changedAfter ?? -1));
    const seen = { version, counts };
    await Promise.resolve();
    return seen;
  }

  const directories = createListDirectories(countBuckets, mostBuckets);
  return { change, asked, of: (filter: string, least = version) => directories.of(filter, least), directories };
}

it('counts everything once, and after a change only what changed', async () => {
  const { change, asked, of } = createList();
  change(0, 5);
  change(1, 7);
  expect(await of('open')).toMatchObject({ total: 12, version: 2 });
  expect(await of('open')).toMatchObject({ total: 12 });
  change(1, 8);
  change(0, 0);
  const { total, matches } = await of('open');
  expect([total, [...matches]]).toEqual([8, [[1, 8]]]);
  expect(asked).toEqual([['open'], ['open', 2]]);
});

it('asks once for all who wait, and again for whoever knows of a later change', async () => {
  const { change, asked, of } = createList();
  change(0, 1);
  const early = [of('open'), of('open')];
  change(0, 2);
  const late = of('open');
  expect((await Promise.all([...early, late])).map(({ total }) => total)).toEqual([1, 1, 2]);
  expect(asked).toEqual([['open'], ['open', 1]]);
});

it('tells of a failure and starts anew', async () => {
  let broken = true;
  const directories = createListDirectories(async () => {
    if (broken) throw new Error('away');
    return Promise.resolve({ version: 1, counts: [{ bucket: 3, matches: 4 }] });
  });
  await expect(directories.of('open', 1)).rejects.toThrow('away');
  broken = false;
  expect(await directories.of('open', 1)).toMatchObject({ total: 4 });
});

it('forgets the filter that was not asked for longest when it holds too much', async () => {
  const { change, of, directories } = createList(50);
  for (const bucket of [0, 1, 2]) change(bucket, 1);
  await of('first');
  await of('second');
  await of('first');
  await of('third');
  const known = ['first', 'second', 'third'].map((filter) => directories.lately(filter)?.total);
  expect(known).toEqual([3, undefined, 3]);
});
