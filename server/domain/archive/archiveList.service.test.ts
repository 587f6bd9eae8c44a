/** @tier full */
import { type ArchiveListQuery } from '@contract/archive';
import { LIMITS } from '@contract/limits';
import { createTestDatabase } from '../../app/testing/database';
import { type Database } from '../../db/connect';
import { insertMember } from '../../db/testing/rows';
import { titleColumns } from '../../db/titleBigrams';
import { createViewerStates } from '../post/viewerState.repository';
import { type Cached } from '../../lib/cache/cache';
import { seededRandom } from '../../lib/seededRandom';
import { createArchiveListRepository } from './archiveList.repository';
import { createArchiveListService, type ArchiveListService } from './archiveList.service';
import { insertArchives, sampleArchives, type SampleArchive } from './testing/sampleArchives';

type Archive = SampleArchive & { id: number };

/** Exceeds the head of the list, in which long keywords are searched first. */
const PUBLISHED = 3_600;
const PENDING = 30;
const DAYS = 40;

const KEYWORDS = [
  ...['', ' ', '개', '개발', '개발자', '발 자', 'react', 'REACT n', 'Next.JS', '100%', '%', '_', 'a_b', "t's", '\\'],
  ...['뷁', '🚀', '없는말', '개발'.normalize('NFD')],
];

const uncached: Cached = (_key, _tags, read) => read();

let database: Database;
let list: ArchiveListService;
let published: Archive[];
let pending: Archive[];
let teammate: number;
let outsider: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const writer = await insertMember(db);
  teammate = await insertMember(db);
  outsider = await insertMember(db);
  published = await insertArchives(db, [writer, teammate], sampleArchives(PUBLISHED, 1, DAYS));
  const notYet = sampleArchives(PENDING, 2, DAYS).map((archive) => ({ ...archive, published_at: null }));
  pending = await insertArchives(db, [writer, teammate], notYet);
  list = createArchiveListService({
    list: createArchiveListRepository(db),
    viewerStates: createViewerStates(db, uncached, 'archive'),
    cached: uncached,
  });
});

afterAll(() => database.close());

const read = (query: ArchiveListQuery, askerId?: number) =>
  askerId === undefined ? list.page(query) : list.pageFor(query, askerId);

const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(' ', '');
const idsOf = (archives: readonly { id: number }[]) => archives.map(({ id }) => id);

/** The expected list and count, computed in memory. */
function found(keyword: string, askerId?: number): number[] {
  const holds = ({ title }: Archive) => plain(title).includes(plain(keyword));
  const newest = (a: Archive, b: Archive) => Number(b.published_at) - Number(a.published_at) || b.id - a.id;
  const ahead = askerId === teammate ? pending.filter(holds).sort((a, b) => b.id - a.id) : [];
  return idsOf([...ahead, ...published.filter(holds).sort(newest)]).slice(0, LIMITS.listReach);
}

async function expectPage(keyword: string, page: number, askerId?: number) {
  const expected = found(keyword, askerId);
  const { archives, totalElements, totalPages } = await read({ keyword, page }, askerId);
  expect([keyword, page, idsOf(archives)]).toEqual([keyword, page, expected.slice(page * 12, page * 12 + 12)]);
  expect([totalElements, totalPages]).toEqual([expected.length, Math.ceil(expected.length / 12)]);
}

it('returns the same as a search in memory, for any keyword, viewer and page', async () => {
  const random = seededRandom(7);
  for (let time = 0; time < 60; time += 1) {
    const [keyword, asker] = [random.pick(KEYWORDS), random.pick([undefined, teammate, outsider])];
    await expectPage(keyword, random.between(0, Math.ceil(found(keyword, asker).length / 12)), asker);
  }
});

it.each(KEYWORDS)('returns the first pages of a search for "%s"', async (keyword) => {
  for (const page of [0, 1, 2]) await expectPage(keyword, page, teammate);
});

it('returns each archive once over all pages of a search', async () => {
  const expected = found('여행', teammate);
  expect(expected.length).toBeGreaterThan(200);
  const seen: number[] = [];
  for (let page = 0; page * 12 < expected.length; page += 1) {
    seen.push(...idsOf((await read({ keyword: '여행', page }, teammate)).archives));
  }
  expect(seen).toEqual(expected);
});

it('returns no archives past the end, but the total number of pages', async () => {
  for (const keyword of ['', '개발', '없는말']) {
    const total = found(keyword, teammate).length;
    const { archives, totalPages } = await read({ keyword, page: 99_999_999_999_999 }, teammate);
    expect([archives, totalPages]).toEqual([[], Math.ceil(total / 12)]);
  }
});

it("limits a teammate's list, which begins with the pending archives, to the reachable number", async () => {
  const last = Math.ceil(LIMITS.listReach / 12) - 1;
  for (const page of [last - 1, last, last + 1]) await expectPage('', page, teammate);
});

it('reflects published, renamed and deleted archives at once', async () => {
  const { db } = database;
  const totals = async () => {
    const queries = ['북극곰', '펭귄'].flatMap((keyword) => [0, 1].map((page) => ({ keyword, page })));
    return Promise.all(queries.map(async (query) => (await list.page(query)).totalElements));
  };
  const change = db.updateTable('archive');
  const [{ id } = { id: 0 }] = await insertArchives(db, [teammate, outsider], [{ title: '아직', published_at: null }]);
  expect(await totals()).toEqual([0, 0, 0, 0]);
  await change.set(titleColumns('북극곰 구하기')).where('id', '=', id).execute();
  expect(await totals()).toEqual([0, 0, 0, 0]);
  await change.set({ published_at: new Date() }).where('id', '=', id).execute();
  expect(await totals()).toEqual([1, 1, 0, 0]);
  expect(idsOf((await list.page({ keyword: '', page: 0 })).archives)[0]).toBe(id);
  await change.set(titleColumns('펭귄 구하기')).where('id', '=', id).execute();
  expect(await totals()).toEqual([0, 0, 1, 1]);
  await db.deleteFrom('archive').where('id', '=', id).execute();
  expect(await totals()).toEqual([0, 0, 0, 0]);
});
