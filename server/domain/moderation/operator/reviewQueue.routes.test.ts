import { type CaseItem, type CaseState } from '@contract/operator';
import { type CaseType, type ReportType } from '@contract/report';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { operatorOn } from '../../../app/testing/operating';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { insertArchive, insertMember, insertProject } from '../../../db/testing/rows';

const PAGE = 20;
const TARGETS = 60;
const TYPES: readonly ReportType[] = ['SPAM', 'ABUSIVE_LANGUAGE', 'OTHER'];
const KINDS = ['PROJECT', 'ARCHIVE', 'PROJECT_COMMENT', 'PROFILE'] as const;
const WRITERS = ['첫째글쓴이', '둘째글쓴이', '셋째글쓴이'];
/** Maximum number of reports of a target. */
const REPORTERS = 5;

/** A target as the test has inserted it. */
interface Stored {
  target: (typeof KINDS)[number];
  targetId: number;
  writer: { memberId: number; nickname: string };
  hiddenBy: 'AUTO' | 'OPERATOR' | null;
  edited: boolean;
  reports: { type: ReportType; at: Date; isOpen: boolean }[];
}

let server: TestServer;
let on: Deciding;
let stored: Stored[];
let reporters: number[];

beforeAll(async () => {
  server = await startServer();
  on = decidingOn(server, await operatorOn(server));
  const writers: Stored['writer'][] = [];
  for (const nickname of WRITERS) writers.push({ memberId: await insertMember(server.db, { nickname }), nickname });
  reporters = [];
  for (let number = 0; number < REPORTERS; number += 1) reporters.push(await insertMember(server.db));
  stored = [];
  for (let index = 0; index < TARGETS; index += 1) stored.push(await store(index, writers[index % 3]!));
});
afterAll(() => server.close());

/** Inserts a target of any kind, hidden or not, with up to five reports, several of which have the same time. */
async function store(index: number, writer: Stored['writer']): Promise<Stored> {
  const target = KINDS[index % KINDS.length]!;
  const hiddenBy = hiddenByOf(index, target);
  const edited = hiddenBy !== null && index % 10 < 5;
  const reports = Array.from({ length: (index % REPORTERS) + (hiddenBy ? 0 : 1) }, (_, number) => ({
    type: TYPES[(index + number) % TYPES.length]!,
    at: new Date(Date.UTC(2026, 9, 1 + ((index * 7 + number * 3) % 11))),
    isOpen: (index + number) % 3 > 0,
  })).slice(0, REPORTERS);
  const hiding = {
    ...(hiddenBy && { hidden_at: new Date(), hidden_by: hiddenBy }),
    ...(edited && { edited_at: new Date() }),
  };
  const targetId = await insertTarget(target, writer.memberId, hiding);
  const found: Stored = { target, targetId, writer, hiddenBy, edited, reports };
  if (reports.length > 0) await insertReports(found);
  return found;
}

function hiddenByOf(index: number, target: Stored['target']): Stored['hiddenBy'] {
  if (target === 'PROFILE' || index % 3 === 0) return null;
  return index % 3 === 1 ? 'AUTO' : 'OPERATOR';
}

async function insertTarget(target: Stored['target'], writer: number, hiding: object): Promise<number> {
  const { db } = server;
  if (target === 'PROJECT') return insertProject(db, writer, hiding);
  if (target === 'ARCHIVE') return insertArchive(db, [writer], hiding);
  // A profile has one case, so each case needs a member of its own.
  if (target === 'PROFILE') return insertMember(db);
  const comment = { project_id: await insertProject(db, writer), writer_id: writer, content: '댓글', ...hiding };
  const added = db.insertInto('project_comment').values(comment).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

async function insertReports({ target, targetId, writer, reports }: Stored): Promise<void> {
  const about = { target, target_id: targetId, reported_id: writer.memberId, post_id: 1, reported_text: '글' };
  const rows = reports.map(({ type, at, isOpen }, index) => ({
    ...about,
    type,
    content: '',
    reporter_id: reporters[index]!,
    created_at: at,
    closed_at: isOpen ? null : at,
  }));
  await server.db.insertInto('report').values(rows).execute();
}

interface Query {
  state?: CaseState[];
  target?: string;
  type?: ReportType;
  member?: string;
  edited?: true;
  sort?: 'latest';
}

type Expected = Pick<CaseItem, 'target' | 'targetId' | 'state' | 'reports' | 'total' | 'hidden' | 'edited'> & {
  types: CaseType[];
  lastDateTime: string | null;
  writer: string;
};

/** Computes the whole queue in memory. */
function compute({ state = ['OPEN', 'HIDDEN'], target, type, member, edited, sort }: Query): Expected[] {
  const found = stored
    .map(toExpected)
    .filter((one) => state.includes(one.state))
    .filter((one) => target === undefined || one.target === target)
    .filter((one) => type === undefined || one.types.includes(type))
    .filter((one) => member === undefined || one.writer === member)
    .filter((one) => edited === undefined || one.edited);
  const latest = (one: Expected) => one.lastDateTime ?? '';
  return found.sort(
    (left, right) =>
      (sort === 'latest' ? 0 : Number(right.state === 'HIDDEN') - Number(left.state === 'HIDDEN')) ||
      (sort === 'latest' ? 0 : right.reports - left.reports) ||
      latest(right).localeCompare(latest(left)) ||
      left.target.localeCompare(right.target) ||
      left.targetId - right.targetId,
  );
}

function toExpected({ target, targetId, writer, hiddenBy, edited, reports }: Stored): Expected {
  const open = reports.filter(({ isOpen }) => isOpen).length;
  // What reports alone have hidden waits for a decision, with open reports or without.
  const undecided: CaseState = open > 0 ? 'OPEN' : 'DONE';
  return {
    target,
    targetId,
    edited,
    hidden: hiddenBy !== null,
    reports: open,
    total: reports.length,
    state: hiddenBy === 'AUTO' ? 'HIDDEN' : undecided,
    types: [...new Set(reports.map(({ type }) => type))].sort(),
    lastDateTime: reports.length === 0 ? null : new Date(Math.max(...reports.map(({ at }) => +at))).toISOString(),
    writer: writer.nickname,
  };
}

const toCompared = (item: CaseItem): Expected => ({
  target: item.target,
  targetId: item.targetId,
  state: item.state,
  reports: item.reports,
  total: item.total,
  hidden: item.hidden,
  edited: item.edited,
  types: [...item.types].sort(),
  lastDateTime: item.lastDateTime,
  writer: item.writer?.nickname ?? '',
});

function toSearch({ state = [], ...rest }: Query, page: number): string {
  const parameters = new URLSearchParams({ ...(rest as Record<string, string>), page: String(page) });
  for (const one of state) parameters.append('state', one);
  return `?${parameters.toString()}`;
}

const EVERY: CaseState[] = ['OPEN', 'HIDDEN', 'DONE'];

it('covers targets of every state, hidden and not, edited and not, on more than two pages', () => {
  const all = compute({ state: EVERY });
  const kinds = new Set(all.map(({ state, hidden, edited }) => `${state} ${hidden} ${edited}`));
  expect([all.length, compute({}).length > 2 * PAGE]).toEqual([TARGETS, true]);
  expect([...kinds].sort()).toEqual(
    ['DONE false false', 'DONE true false', 'DONE true true', 'HIDDEN true false', 'HIDDEN true true']
      .concat(['OPEN false false', 'OPEN true false', 'OPEN true true'])
      .sort(),
  );
});

it.each<Query>([
  {},
  { sort: 'latest' },
  { state: EVERY },
  { state: EVERY, sort: 'latest' },
  ...EVERY.map((state) => ({ state: [state] })),
  ...KINDS.map((target) => ({ state: EVERY, target })),
  ...TYPES.map((type) => ({ type })),
  { state: ['DONE'], type: 'SPAM' },
  ...WRITERS.map((member) => ({ member, state: EVERY })),
  { member: '아무도아닌이' },
  { edited: true },
  { edited: true, state: ['DONE'] },
  {
    state: ['HIDDEN'],
    target: 'PROJECT',
    type: 'ABUSIVE_LANGUAGE',
    member: '둘째글쓴이',
    edited: true,
    sort: 'latest',
  },
])('lists for the query %j the same cases as a computation in memory, page by page', async (query) => {
  const expected = compute(query);
  const pages = Math.ceil(expected.length / PAGE);
  for (let page = 0; page <= pages; page += 1) {
    const { code, data } = await on.queue(toSearch(query, page));
    expect([code, data.totalElements, data.totalPages]).toEqual([200, expected.length, pages]);
    expect(data.cases.map(toCompared)).toEqual(expected.slice(page * PAGE, (page + 1) * PAGE));
  }
});

it.each([
  ...['state=open', 'state=OPEN&state=GONE', 'target=project', 'target=POST', 'type=spam', 'sort=newest'],
  ...['edited=false', 'edited=1', 'page=-1', 'page=1.5', 'page=a', `member=a&member=b`],
])('returns 400 to the query %s of the review queue', async (query) => {
  expect((await on.queue(`?${query}`)).code).toBe(400);
});
