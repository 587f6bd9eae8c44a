import { LIMITS } from '@contract/limits';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { startServer, type TestServer } from '../../../app/testing/startServer';

/** A page of undecided cases and three more, two decided ones. */
const OPEN = LIMITS.rowPageSize + 3;
const DONE = 2;

let server: TestServer;
let on: Deciding;

beforeAll(async () => {
  server = await startServer();
  on = decidingOn(server, await operatorOn(server));
  const [reporter, reported] = await server.fourMembers();
  await insertReports(reporter, reported);
});
afterAll(() => server.close());

/** Reports of deleted posts, whose cases stay. */
async function insertReports(reporter: TestMember, reported: TestMember) {
  const row = (index: number) => ({
    reporter_id: reporter.id,
    reported_id: reported.id,
    target: 'PROJECT' as const,
    target_id: 900_000 + index,
    post_id: 900_000 + index,
    reported_text: '광고',
    type: 'SPAM' as const,
    content: '',
    closed_at: index < OPEN ? null : new Date(),
  });
  await server.db
    .insertInto('report')
    .values(Array.from({ length: OPEN + DONE }, (_, index) => row(index)))
    .execute();
}

const countsOf = async (query: string) => {
  const { cases, states, totalElements } = (await on.queue(query)).data;
  return { listed: cases.length, states, totalElements };
};

it('counts the cases of each state on all pages of the queue, on every page of it', async () => {
  const states = { OPEN, HIDDEN: 0, DONE: 0 };
  expect(await countsOf('')).toEqual({ listed: LIMITS.rowPageSize, states, totalElements: OPEN });
  expect(await countsOf('?page=1')).toEqual({ listed: 3, states, totalElements: OPEN });
  expect(await countsOf('?page=7')).toEqual({ listed: 0, states, totalElements: OPEN });
});

it('counts the cases of the states and targets that the filter chooses', async () => {
  const all = await countsOf('?state=OPEN&state=DONE');
  expect(all).toMatchObject({ states: { OPEN, HIDDEN: 0, DONE }, totalElements: OPEN + DONE });
  expect(await countsOf('?target=ARCHIVE')).toEqual({
    listed: 0,
    states: { OPEN: 0, HIDDEN: 0, DONE: 0 },
    totalElements: 0,
  });
});
