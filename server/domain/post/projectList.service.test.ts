/** @tier full */
import { PERIODS } from '@contract/period';
import {
  ACTIVITY_TIMES,
  MEETING_OPTIONS,
  PROJECT_CATEGORIES,
  projectListRules,
  STEPS,
  WEEKLY_HOURS,
  type ProjectListQuery,
} from '@contract/project';
import { ROLES, SKILLS } from '@contract/skill';
import { LIMITS } from '@contract/limits';
import { sql } from 'kysely';
import { createTestDatabase } from '../../app/testing/database';
import { type Database } from '../../db/connect';
import { insertMember } from '../../db/testing/rows';
import { createViewerStates } from './viewerState.repository';
import { type Cached } from '../../lib/cache/cache';
import { seededRandom } from '../../lib/seededRandom';
import { createProjectListRepository } from './projectList.repository';
import { createProjectListService, type ProjectListService } from './projectList.service';
import { insertPosts, samplePosts, type SamplePost } from './testing/samplePosts';

type Post = SamplePost & { id: number };

/** Exceeds the head of the list, in which long keywords are searched first. */
const POSTS = 4_000;

const uncached: Cached = (_key, _tags, read) => read();

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
let list: ProjectListService;
let posts: Post[];

beforeAll(async () => {
  database = await createTestDatabase();
  const writer = await insertMember(database.db);
  posts = await insertPosts(database.db, writer, samplePosts(POSTS, 1));
  list = createProjectListService({
    list: createProjectListRepository(database.db),
    viewerStates: createViewerStates(database.db, uncached, 'project'),
    cached: uncached,
  });
});

afterAll(() => database.close());

/** The expected list and count, computed in memory. */
function filterInMemory(query: ProjectListQuery): Post[] {
  const found = posts.filter(
    (post) =>
      fits(query.category, post.category) &&
      fits(query.periodKey, post.period) &&
      fits(query.meetingOption, post.meeting_option) &&
      fits(query.step, post.step) &&
      fits(query.weeklyHours, post.weekly_hours) &&
      fitsAny(query.times, post.times) &&
      fitsAny(query.roles, post.roles) &&
      fitsAny(query.skills, post.skills) &&
      (query.open !== 'true' || !post.closed) &&
      plain(post.title).includes(plain(query.title)),
  );
  found.sort((a, b) => (query.sort === 'popular' ? byPopularity(a, b) : 0) || b.id - a.id);
  return found.slice(0, LIMITS.listReach);
}

const fits = <Code>(chosen: Code | null | undefined, own: Code | null) => chosen === undefined || chosen === own;
const fitsAny = <Code>(chosen: readonly Code[], own: readonly Code[]) =>
  chosen.length === 0 || chosen.some((code) => own.includes(code));
const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(' ', '');
const byPopularity = (a: Post, b: Post) => b.bookmark_count - a.bookmark_count || b.view_count - a.view_count;

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const queryOf = (parameters: object) => projectListRules.validateSync(parameters);

/** A random choice of filters. */
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
    weeklyHours: sometimes(random.pick(WEEKLY_HOURS)),
    times: sometimes(random.some(ACTIVITY_TIMES, random.between(1, 2))),
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

it('returns the same as a filter in memory, for any combination, order and page', async () => {
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
  ['weeklyHours', WEEKLY_HOURS],
  ['times', ACTIVITY_TIMES],
  ['open', ['true', 'false']],
  ['title', KEYWORDS],
])('filters by every value of %s', async (name, values) => {
  for (const value of values) await expectPage(queryOf({ [name]: value }));
});

it.each(['latest', 'popular'])('returns each post once over all pages in the order %s', async (sort) => {
  const seen: number[] = [];
  for (let page = 0; page * 50 < POSTS; page += 1) {
    seen.push(...idsOf((await list.page(queryOf({ sort, page: String(page), size: '50' }))).projects));
  }
  expect(seen).toEqual(idsOf(filterInMemory(queryOf({ sort }))));
});

it('returns no posts past the end, but the total number of pages', async () => {
  const { projects, totalPages } = await list.page(queryOf({ page: '999999999999999' }));
  expect([projects, totalPages]).toEqual([[], Math.ceil(LIMITS.listReach / 12)]);
});

it('the facets of a post all have different codes', () => {
  const rhythm = [...WEEKLY_HOURS, ...ACTIVITY_TIMES];
  const codes = [
    ...PROJECT_CATEGORIES,
    ...PERIODS,
    ...ROLES,
    ...SKILLS,
    ...MEETING_OPTIONS,
    ...STEPS,
    ...rhythm,
    'OPEN',
  ];
  expect(new Set(codes).size).toBe(codes.length);
});

describe('a list that exceeds the limit', () => {
  beforeAll(async () => {
    // Copies of the oldest post, which is then no longer among the newest.
    await sql`
      insert into project (writer_id, title, title_key, title_grams, project_name, start_month, end_month, period, category,
        introduce, personnel, roles, skills, meeting_option, step, article)
        select writer_id, '끝없는 목록', '끝없는목록', array_to_tsvector('{끝없,없는,는목,목록,록}'::text[]), project_name,
          start_month, end_month, period, category, introduce, personnel, roles, skills, meeting_option, step, article
          from project, generate_series(1, ${LIMITS.listReach}) where id = (select min(id) from project)
    `.execute(database.db);
  });
  afterAll(() => database.db.deleteFrom('project').where('title', '=', '끝없는 목록').execute());

  it.each([
    ['the whole list', {}],
    ['a short keyword', { title: '목록' }],
    ['a long keyword', { title: '끝없는 목록' }],
  ])('counts and returns at most a thousand posts: %s', async (_, parameters) => {
    const last = await list.page(queryOf({ ...parameters, page: '83' }));
    expect([last.totalElements, last.totalPages, last.projects.length]).toEqual([1_000, 84, 4]);
    const beyond = await list.page(queryOf({ ...parameters, page: '84' }));
    expect([beyond.totalElements, beyond.projects]).toEqual([1_000, []]);
  });
});
