import { PERIODS } from '@contract/period';
import { MEETING_OPTIONS, PROJECT_CATEGORIES, projectListRules, STEPS, type ProjectListQuery } from '@contract/project';
import { ROLES, SKILLS } from '@contract/skill';
import { sql } from 'kysely';
import { createTestDatabase } from '../../app/testing/database';
import { type Database } from '../../db/connect';
import { insertMember } from '../../db/testing/rows';
import { WINDOW } from '../../lib/lists/listSearch';
import { seededRandom } from '../../lib/seededRandom';
import { createPopularMarks } from './popularMarks';
import { toFilter } from './projectFilter';
import { createProjectListRepository, type ProjectListRepository } from './projectList.repository';
import { createProjectListService, type ProjectListService } from './projectList.service';
import { createProjectPlacesRepository } from './projectPlaces.repository';
import { createReadInSnapshot } from './readInSnapshot';
import { insertPosts, samplePosts, type SamplePost } from './testing/samplePosts';

type Post = SamplePost & { id: number };

/** More than the service looks through at first, so that every way of searching is taken. */
const POSTS = WINDOW + 1_000;

const random = seededRandom(7);
const KEYWORDS = [
  ...[
    '개',
    '개발',
    '개발자',
    '개발 자',
    '드개발',
    'react',
    'REACT n',
    'Next.JS',
    '100%',
    '%',
    '_',
    'a_b',
    '0 %',
    "t's",
    '\\',
    '뷁',
    '🚀',
    '없는말',
  ],
  ...['개발', '여행'].map((keyword) => keyword.normalize('NFD')),
];

let database: Database;
let repository: ProjectListRepository;
let list: ProjectListService;
let posts: Post[];

beforeAll(async () => {
  database = await createTestDatabase();
  const writer = await insertMember(database.db);
  posts = await insertApart(writer, samplePosts(POSTS, 1));
  repository = createProjectListRepository(database.db);
  list = createProjectListService({
    list: repository,
    places: createProjectPlacesRepository(database.db),
    readInSnapshot: createReadInSnapshot(database.db),
  });
}, 60_000);

afterAll(() => database.close());

/** With gaps between the ids, so that they stand in several buckets. */
async function insertApart(writer: number, samples: readonly SamplePost[]): Promise<Post[]> {
  const inserted: Post[] = [];
  for (let start = 0; start < samples.length; start += 400) {
    inserted.push(...(await insertPosts(database.db, writer, samples.slice(start, start + 400))));
    await sql`select setval(pg_get_serial_sequence('project', 'id'), ${start + 400} * 6)`.execute(database.db);
  }
  return inserted;
}

/** What a list must show, found the straightforward way. */
function filterInMemory(query: ProjectListQuery): Post[] {
  const found = posts.filter(
    (post) =>
      fits(query.category, post.category) &&
      fits(query.periodKey, post.period) &&
      fits(query.meetingOption, post.meeting_option) &&
      fits(query.step, post.step) &&
      fitsAny(query.roles, post.roles) &&
      fitsAny(query.skills, post.skills) &&
      (query.open !== 'true' || !post.closed) &&
      plain(post.title).includes(plain(query.title)),
  );
  return found.sort((a, b) => (query.sort === 'popular' ? byPopularity(a, b) : 0) || b.id - a.id);
}

const fits = <Code>(chosen: Code | undefined, own: Code) => chosen === undefined || chosen === own;
const fitsAny = <Code>(chosen: readonly Code[], own: readonly Code[]) =>
  chosen.length === 0 || chosen.some((code) => own.includes(code));
const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(' ', '');
const byPopularity = (a: Post, b: Post) => b.bookmark_count - a.bookmark_count || b.view_count - a.view_count;

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const queryOf = (parameters: object) => projectListRules.validateSync(parameters);

/** Some groups, chosen by chance. */
function randomParameters(): Record<string, unknown> {
  const sometimes = (value: unknown, percent = 25) => (random.chance(percent) ? value : undefined);
  return {
    title: sometimes(random.pick(KEYWORDS), 40),
    category: sometimes(random.pick(PROJECT_CATEGORIES)),
    periodKey: sometimes(random.pick(PERIODS)),
    roles: sometimes(random.some(ROLES, random.between(1, 3))),
    skills: sometimes(random.some(SKILLS, random.between(1, 3))),
    meetingOption: sometimes(random.pick(MEETING_OPTIONS)),
    step: sometimes(random.pick(STEPS)),
    open: sometimes(random.pick(['true', 'false'])),
    sort: random.pick(['latest', 'popular']),
    size: String(random.pick([1, 5, 12, 13, 50])),
  };
}

async function expectPage(query: ProjectListQuery) {
  const expected = filterInMemory(query);
  const start = query.page * query.size;
  const { projects, totalElements, totalPages } = await list.page(query);
  expect(idsOf(projects)).toEqual(idsOf(expected.slice(start, start + query.size)));
  expect([totalElements, totalPages]).toEqual([expected.length, Math.ceil(expected.length / query.size)]);
}

it('shows exactly what a filter in memory finds, for any combination, order and page', async () => {
  for (let time = 0; time < 250; time += 1) {
    const parameters = randomParameters();
    const pages = Math.ceil(filterInMemory(queryOf(parameters)).length / Number(parameters['size']));
    await expectPage(queryOf({ ...parameters, page: String(random.between(0, pages)) }));
  }
});

it.each([
  ['category', PROJECT_CATEGORIES],
  ['periodKey', PERIODS],
  ['roles', ROLES],
  ['skills', SKILLS],
  ['meetingOption', MEETING_OPTIONS],
  ['step', STEPS],
  ['open', ['true', 'false']],
  ['title', KEYWORDS],
])('narrows by every value of %s alone', async (name, values) => {
  for (const value of values) await expectPage(queryOf({ [name]: value }));
});

it.each(['latest', 'popular'])('reads every page of the whole list in the order %s, each post once', async (sort) => {
  const seen: number[] = [];
  for (let page = 0; page * 50 < POSTS; page += 1) {
    seen.push(...idsOf((await list.page(queryOf({ sort, page: String(page), size: '50' }))).projects));
  }
  expect(seen).toEqual(idsOf(filterInMemory(queryOf({ sort }))));
});

it('finds the same by every way of searching', async () => {
  for (let time = 0; time < 60; time += 1) {
    const query = queryOf(randomParameters());
    const slice = { filter: toFilter(query), sort: query.sort, offset: random.between(0, 20), size: query.size };
    const expected = idsOf(filterInMemory(query));
    const page = expected.slice(slice.offset, slice.offset + slice.size);

    expect(idsOf(await repository.read(slice, 'walk'))).toEqual(page);
    expect(idsOf(await repository.read(slice, 'index'))).toEqual(page);
    const end = Math.max(expected.length - slice.offset, 0);
    const last = expected.slice(Math.max(end - slice.size, 0), end);
    expect(idsOf(await repository.read({ ...slice, fromEnd: true }, 'walk'))).toEqual(last);
  }
});

it('finds a place in the popular order from the mark before it', async () => {
  const marks = createPopularMarks(createProjectPlacesRepository(database.db));
  for (const parameters of [{}, { open: 'true' }, { roles: ['PM'], skills: SKILLS.slice(0, 9) }]) {
    const query = queryOf({ ...parameters, sort: 'popular' });
    const expected = idsOf(filterInMemory(query));
    for (let time = 0; time < 20; time += 1) {
      const place = random.between(0, expected.length - 1);
      const { mark, offset } = await marks.before(toFilter(query), expected.length, place);
      expect(offset).toBeLessThan(Math.ceil(expected.length / 500));
      const slice = { filter: toFilter(query), sort: query.sort, size: 12, offset, ...(mark && { mark }) };
      expect(idsOf(await repository.read(slice, 'walk'))).toEqual(expected.slice(place, place + 12));
    }
  }
});

it('is empty past the end and tells the true number of pages', async () => {
  const { projects, totalPages } = await list.page(queryOf({ page: '999999999999999' }));
  expect([projects, totalPages]).toEqual([[], Math.ceil(POSTS / 12)]);
});
