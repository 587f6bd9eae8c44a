/** @tier full @seconds 9 */
import { archiveRules } from '@contract/archive';
import { evaluationsRules } from '@contract/evaluation';
import { projectRules } from '@contract/project';
import { paths } from '@contract/paths';
import { joinRules } from '@contract/signup';
import { findProblems } from '@contract/firstMessage';
import { siteMapPaths } from '../../app/testing/siteMapPaths';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { seededRandom } from '../../lib/seededRandom';
import { joinMembers } from './joinMembers';
import { DEMO_PASSWORD, MEMBERS, toJoin, usernameOf } from './members';
import { planArchives } from './planArchives';
import { planPosts } from './planPosts';
import { publishArchives } from './publishArchives';
import { publishPosts } from './publishPosts';

const SEED = 1;
const NOW = Date.parse('2026-11-20T12:00:00Z');

describe('the plan of the seed', () => {
  it('has forty members with valid and different joins', () => {
    const joins = MEMBERS.map((member, index) =>
      toJoin(member, { username: usernameOf(index), password: DEMO_PASSWORD }, seededRandom(SEED + index)),
    );
    expect(new Set(joins.map(({ nickname }) => nickname)).size).toBe(40);
    for (const join of joins) expect(findProblems(joinRules, { ...join, photo: true })).toEqual([]);
  });

  it('has 120 different valid posts of every kind', () => {
    const posts = planPosts(NOW, seededRandom(SEED)).map(({ payload }) => payload);
    expect(new Set(posts.map(({ title }) => title)).size).toBe(120);
    for (const post of posts) expect(findProblems(projectRules, post)).toEqual([]);
    expect(new Set(posts.map(({ category }) => category)).size).toBe(5);
    expect(new Set(posts.map(({ step }) => step)).size).toBe(5);
    expect(new Set(posts.map(({ meetingOption }) => meetingOption)).size).toBe(3);
    expect(new Set(posts.flatMap(({ roles }) => roles)).size).toBe(5);
  });

  it('has posts with and without seats, weekly hours and closing date, and applications to the newest', () => {
    const posts = planPosts(NOW, seededRandom(SEED));
    for (const field of ['seats', 'weeklyHours', 'times', 'deadline'] as const) {
      const given = posts.filter(({ payload }) => payload[field] !== undefined).length;
      expect([field, given > 20, given < 110]).toEqual([field, true, true]);
    }
    const applicants = posts.flatMap((post) => post.applicants);
    expect([applicants.some(({ accepted }) => accepted), applicants.some(({ accepted }) => !accepted)]).toEqual([
      ...[true, true],
    ]);
  });

  it('invites the first demo member to one post', () => {
    const invited = planPosts(NOW, seededRandom(SEED)).flatMap(({ payload }) => payload.invitedMembersNicknames);
    expect(invited).toEqual([MEMBERS[0]?.nickname]);
  });

  it('has 30 different valid archives of every kind, with valid evaluations', () => {
    const archives = planArchives(NOW, seededRandom(SEED));
    expect(new Set(archives.map(({ payload }) => payload.title)).size).toBe(30);
    expect(new Set(archives.map(({ payload }) => payload.category)).size).toBe(5);
    for (const { payload, writer, evaluations } of archives) {
      expect(findProblems(archiveRules, payload)).toEqual([]);
      expect(payload.archiveMembers[0]?.nickname).toBe(writer);
      for (const { submitted } of evaluations) expect(findProblems(evaluationsRules, submitted)).toEqual([]);
    }
  });

  it('leaves one consent open in two archives: of the first member in a pending one, of another in a released one', () => {
    const unanswered = planArchives(NOW, seededRandom(SEED)).flatMap(({ payload, evaluations, publishedAt }) =>
      payload.archiveMembers
        .map(({ nickname }) => nickname)
        .filter((nickname) => !evaluations.some(({ evaluator }) => evaluator === nickname))
        .map((nickname) => ({ nickname, released: publishedAt !== undefined })),
    );
    expect(unanswered).toHaveLength(2);
    expect(unanswered).toContainEqual({ nickname: MEMBERS[0]?.nickname, released: false });
    expect(unanswered.filter(({ released }) => released)).toHaveLength(1);
  });

  it('is identical for the same seed', () => {
    expect(planPosts(NOW, seededRandom(SEED))).toEqual(planPosts(NOW, seededRandom(SEED)));
    expect(planArchives(NOW, seededRandom(SEED))).toEqual(planArchives(NOW, seededRandom(SEED)));
  });
});

describe('running the seed', () => {
  let server: TestServer;
  let added: number[];
  const seed = async ({ app, db } = server) => [
    await joinMembers(app, db, SEED),
    await publishPosts(app, db, SEED),
    await publishArchives(app, db, SEED),
  ];

  beforeAll(async () => {
    server = await startServer();
    added = await seed();
  }, 600_000);
  afterAll(() => server.close());

  it('adds missing data, and nothing when it runs again', async () => {
    const { db } = server;
    expect(added).toEqual([40, 120, 30]);
    await db.deleteFrom('project').where('id', '=', 60).execute();
    await db.deleteFrom('archive').where('id', '=', 10).execute();

    expect(await seed()).toEqual([0, 1, 1]);
    expect(await seed()).toEqual([0, 0, 0]);

    const published = await db.selectFrom('archive').select('published_at').execute();
    expect(published.filter(({ published_at }) => published_at === null)).toHaveLength(1);
    const asked = db.selectFrom('archive_member').select('member_id').where('consent', '=', 'ASKED');
    expect(await asked.execute()).toHaveLength(2);
    expect(published.every(({ published_at }) => (published_at?.getTime() ?? 0) < Date.now())).toBe(true);
  }, 600_000);

  it('results in a sitemap that lists every post and published archive exactly once', async () => {
    const { db } = server;
    const projects = await db.selectFrom('project').select('id').execute();
    const archives = await db.selectFrom('archive').select('id').where('published_at', 'is not', null).execute();
    const expected = [
      ...projects.map(({ id }) => paths.projectDetail(id)),
      ...archives.map(({ id }) => paths.archiveDetail(id)),
    ];

    const listed = (await siteMapPaths(server)).filter((path) => /\/\d+$/.test(path));
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });

  it('creates demo members who can log in', async () => {
    const json = { username: usernameOf(39), password: DEMO_PASSWORD };
    expect((await server.call('POST', '/api/login', { json })).code).toBe(200);
  });
});
