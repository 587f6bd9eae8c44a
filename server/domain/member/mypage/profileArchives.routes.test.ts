import { type Keyword } from '@contract/evaluation';
import { LIMITS } from '@contract/limits';
import { type MyPage } from '@contract/mypage';
import { archiveForm, createArchiveData } from '../../../app/testing/archiving';
import { entryFor, evaluatingOn, type Evaluating } from '../../../app/testing/evaluating';
import { type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { type NewArchiveRow } from '../../../db/testing/rows';

let server: TestServer;
let on: Evaluating;
let mate: TestMember;
beforeAll(async () => {
  server = await startServer();
  on = evaluatingOn(server);
  mate = await server.member();
});
afterAll(() => server.close());

async function profileOf({ nickname }: TestMember, asker: TestMember, page = 0): Promise<MyPage> {
  const path = `/api/mypage/${encodeURIComponent(nickname)}?page=${page}`;
  const { code, data } = await server.call<MyPage>('GET', path, { token: asker.token });
  expect(code).toBe(200);
  return data;
}

const own = (member: TestMember, page?: number) => profileOf(member, member, page);
const evaluationOf = async (member: TestMember, asker = member) =>
  (await profileOf(member, asker)).teamFeedback.myPageEvaluation;

/** Days before today. */
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

const published = (days: number, overrides: Partial<NewArchiveRow> = {}) => ({
  created_at: daysAgo(days + 5),
  published_at: daysAgo(days),
  ...overrides,
});

describe('the portfolio of a profile', () => {
  it('lists pending archives first, then published ones latest first, six per page', async () => {
    const member = await server.member();
    const team: [TestMember, TestMember] = [mate, member];
    const old: number[] = [];
    for (const days of [3, 1, 2]) old.push(await on.register(team, published(days)));
    const more = await Promise.all([1, 2, 3].map((day) => on.register(team, published(day + 10))));
    const pending = await on.register(team, { created_at: daysAgo(30), thumbnail: 'image/abc.webp' });

    const first = (await own(member)).portfolio.archivePage;
    expect(first).toMatchObject({ totalPages: 2, totalElements: 7 });
    expect(first.content.map(({ id }) => id)).toEqual([pending, old[1], old[2], old[0], more[0], more[1]]);
    expect(first.content[0]).toEqual({
      id: pending,
      title: '함께 만들었어요',
      startDate: '2026-01-02',
      endDate: '2026-05-20',
      thumbnail: '/uploads/image/abc.webp',
      published: false,
    });
    expect(first.content).toHaveLength(LIMITS.portfolioPageSize);
    expect((await own(member, 1)).portfolio.archivePage.content.map(({ id }) => id)).toEqual([more[2]]);
    expect((await own(member, 2)).portfolio.archivePage).toEqual({ content: [], totalPages: 2, totalElements: 7 });
  });

  it('lists and counts only published archives for others', async () => {
    const [member, asker] = [await server.member(), await server.member()];
    const shown = await on.register([member, mate], published(1));
    await on.register([member, mate]);
    for (const somebody of [asker, mate]) {
      const { portfolio, myActivities } = await profileOf(member, somebody);
      expect(portfolio.archivePage).toMatchObject({ totalPages: 1, totalElements: 1, content: [{ id: shown }] });
      expect(Object.keys(portfolio)).toEqual(['archivePage']);
      expect(myActivities).toBeUndefined();
    }
  });
});

describe('the pending evaluations of a profile', () => {
  it('are the archives still to evaluate, latest request first, independent of their age', async () => {
    const member = await server.member();
    const team: [TestMember, TestMember, TestMember] = [member, mate, await server.member()];
    const old = await on.register(team, { created_at: daysAgo(100) });
    const reminded = await on.register(team, { created_at: daysAgo(50), reminded_at: daysAgo(1) });
    const done = await on.register(team, { created_at: daysAgo(2) });
    await on.evaluate(done, member, team);
    await on.register(team, published(1));
    expect((await own(member)).portfolio.pendingEvaluations).toEqual([
      expect.objectContaining({ archiveId: reminded, consent: 'CONFIRMED', published: false }),
      expect.objectContaining({ archiveId: old, consent: 'CONFIRMED', published: false }),
    ]);
  });
});

describe('the activities of a profile', () => {
  it('list written archives, including pending ones, and bookmarked archives, with their comments', async () => {
    const { db } = server;
    const member = await server.member();
    const pending = await on.register([member, mate], { created_at: daysAgo(1) });
    const written = await on.register([member, mate], published(2));
    const [a, b] = [await on.register([mate], published(5)), await on.register([mate], published(6))];
    await on.register([mate, member], published(1));
    const bookmarkedBy = (archive_id: number, days: number) => ({
      archive_id,
      member_id: member.id,
      created_at: daysAgo(days),
    });
    await db
      .insertInto('archive_bookmark')
      .values([bookmarkedBy(a, 2), bookmarkedBy(b, 1)])
      .execute();
    const comment = { archive_id: b, writer_id: mate.id, content: '멋져요', parent_id: null };
    await db.insertInto('archive_comment').values([comment, comment]).execute();

    const { myArchive, myProject } = (await own(member)).myActivities ?? {};
    const entry = (articleId: number, numberOfComments = 0) => ({
      articleId,
      title: '함께 만들었어요',
      createdDate: expect.stringMatching(/T.*Z$/) as string,
      numberOfComments,
    });
    expect(myArchive).toEqual({
      writtenPosts: [entry(pending), entry(written)],
      bookmarkedPosts: [entry(b, 2), entry(a)],
    });
    expect(myProject).toEqual({ writtenPosts: [], bookmarkedPosts: [] });
    const shown = (await on.rowOf(written))?.published_at?.toISOString();
    expect(myArchive?.writtenPosts[1]?.createdDate).toBe(shown);
  });
});

describe('received evaluations', () => {
  it('are public after the publication, and the same for all other members', async () => {
    const [member, asker] = [await server.member(), await server.member()];
    const team: [TestMember, TestMember] = [mate, member];
    const archive = await on.register(team, { start_date: '2025-01-31', end_date: '2025-02-28' });
    await on.submit(archive, { evaluations: [entryFor(member, { feedback: '든든해요.' })] }, mate);
    expect(await evaluationOf(member)).toEqual({ keywords: [], feedbacks: [] });

    await on.evaluate(archive, member, team);
    const expected = {
      keywords: [{ content: 'DILIGENT', count: 1 }],
      feedbacks: [{ content: '든든해요.', duration: null }],
    };
    for (const somebody of [mate, asker]) expect(await evaluationOf(member, somebody)).toEqual(expected);
    const [line] = expected.feedbacks;
    expect((await evaluationOf(member)).feedbacks).toEqual([
      { ...line, duration: 'ONE_MONTH_LESS', id: expect.any(Number) as number, hidden: false, fromOne: true },
    ]);
  });

  it('count how many teammates chose a keyword, then have the order of the contract', async () => {
    const member = await server.member();
    const said: Keyword[][] = [
      ['SCHEDULE', 'TEAMWORK'],
      ['COVERS_WEAKNESS', 'SCHEDULE', 'DILIGENT'],
      ['FLEXIBLE', 'DILIGENT', 'SCHEDULE'],
    ];
    for (const keyword of said) {
      const other = await server.member();
      const archive = await on.register([other, member], published(1));
      await on.submit(archive, { evaluations: [entryFor(member, { keyword })] }, other);
    }
    // Somebody who chose it before counts once (D154).
    const again = await on.register([mate, member], published(1));
    await on.submit(again, { evaluations: [entryFor(member, { keyword: ['FLEXIBLE'] })] }, mate);
    const onceMore = await on.register([mate, member], published(1));
    await on.submit(onceMore, { evaluations: [entryFor(member, { keyword: ['FLEXIBLE'] })] }, mate);
    expect((await evaluationOf(member)).keywords).toEqual([
      { content: 'SCHEDULE', count: 3 },
      { content: 'DILIGENT', count: 2 },
      { content: 'FLEXIBLE', count: 2 },
      { content: 'TEAMWORK', count: 1 },
      { content: 'COVERS_WEAKNESS', count: 1 },
    ]);
  });

  it('have an order that depends only on their text', async () => {
    const [one, other] = [await server.member(), await server.member()];
    const texts = Array.from({ length: 12 }, (_, index) => `한줄평 ${String(index).padStart(2, '0')}`);
    const say = async (about: TestMember, feedback: string) => {
      const archive = await on.register([mate, about], published(1));
      await on.submit(archive, { evaluations: [entryFor(about, { feedback })] }, mate);
    };
    for (const text of texts) await say(one, text);
    for (const text of texts.toReversed()) await say(other, text);

    const read = async (member: TestMember) => (await evaluationOf(member)).feedbacks.map(({ content }) => content);
    const shown = await read(one);
    expect(shown).toEqual(await read(other));
    expect(shown.toSorted()).toEqual(texts);
    expect(shown).not.toEqual(texts);
    expect(shown).not.toEqual(texts.toReversed());
    // A new one-liner does not change the order of the others.
    await say(one, '나중에 온 한줄평');
    expect((await read(one)).filter((text) => text !== '나중에 온 한줄평')).toEqual(shown);
  });

  it('preserve the duration when the archive is deleted', async () => {
    const member = await server.member();
    const team: [TestMember, TestMember] = [mate, member];
    const archive = await on.register(team);
    for (const someone of team) await on.evaluate(archive, someone, team);
    const before = await evaluationOf(member);
    expect(before.feedbacks).toMatchObject([{ content: entryFor(member).feedback, duration: 'THREE_TO_SIX_MONTH' }]);
    expect((await server.call('DELETE', `/api/archive/${archive}`, { token: mate.token })).code).toBe(200);
    expect(await evaluationOf(member)).toEqual(before);
  });

  it('get a new duration when the dates of the pending archive are edited', async () => {
    const member = await server.member();
    const archive = await on.register([mate, member]);
    await on.evaluate(archive, mate, [mate, member]);
    const form = archiveForm(createArchiveData([], { startDate: '2025-01-01', endDate: '2026-02-01' }));
    expect((await server.call('PUT', `/api/archive/${archive}`, { token: mate.token, form })).code).toBe(200);
    await on.evaluate(archive, member, [mate, member]);
    expect((await evaluationOf(member)).feedbacks).toMatchObject([
      { content: entryFor(member).feedback, duration: 'OVER_ONE_YEAR' },
    ]);
  });

  it('of an unpublished archive are deleted with it', async () => {
    const member = await server.member();
    const archive = await on.register([mate, member]);
    await on.evaluate(archive, mate, [mate, member]);
    expect((await server.call('DELETE', `/api/archive/${archive}`, { token: mate.token })).code).toBe(200);
    expect(await evaluationOf(member)).toEqual({ keywords: [], feedbacks: [] });
  });
});
