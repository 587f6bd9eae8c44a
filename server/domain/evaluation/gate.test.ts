import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { MESSAGES } from '@contract/messages';
import { sql } from 'kysely';
import { evaluatingOn, type Evaluating } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { startServer, type TestServer } from '../../app/testing/startServer';

/** Number of archives at a time; with two requests for each they use all connections of the pool. */
const ABREAST = 5;
const DAYS_LONG = 30;

let server: TestServer;
let on: Evaluating;
let team: [TestMember, TestMember, TestMember];

beforeAll(async () => {
  server = await startServer();
  on = evaluatingOn(server);
  team = [await server.member(), await server.member(), await server.member()];
  await logPublications();
});

afterAll(() => server.close());

/** Logs a row for each publication of an archive. */
async function logPublications() {
  const { db } = server;
  await sql`create table publication (archive_id bigint)`.execute(db);
  await sql`
    create function log_publication() returns trigger language plpgsql as $$
    begin
      insert into publication values (new.id);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger publication_logged after update of published_at on archive
      for each row execute function log_publication()
  `.execute(db);
}

/** Number of publications of each of these archives. */
async function publicationsOf(archives: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ archive_id: number }>`select archive_id from publication`.execute(server.db);
  return archives.map((archive) => rows.filter(({ archive_id: id }) => id === archive).length);
}

const codesOf = async (calls: Promise<{ code: number }>[]) => (await Promise.all(calls)).map(({ code }) => code);

/** Runs `work` with many archives, a few at a time. @returns their ids */
async function hammer(rounds: number, work: (archive: number) => Promise<unknown>): Promise<number[]> {
  const archives: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const some = await Promise.all(Array.from({ length: ABREAST }, () => on.register(team)));
    await Promise.all(some.map(work));
    archives.push(...some);
  }
  return archives;
}

describe('concurrent requests', () => {
  it('for the last two submissions publish the archive exactly once', async () => {
    const [first, second, third] = team;
    const archives = await hammer(8, async (archive) => {
      await on.evaluate(archive, first, team);
      expect(await codesOf([on.evaluate(archive, second, team), on.evaluate(archive, third, team)])).toEqual([
        200, 200,
      ]);
      expect(await on.evaluationsOf(archive)).toHaveLength(6);
      expect((await on.rowOf(archive))?.published_at).toBeInstanceOf(Date);
    });
    expect(await publicationsOf(archives)).toEqual(archives.map(() => 1));
  });

  it('for all three submissions publish the archive exactly once', async () => {
    const archives = await hammer(4, async (archive) => {
      expect(await codesOf(team.map((one) => on.evaluate(archive, one, team)))).toEqual([200, 200, 200]);
    });
    expect(await publicationsOf(archives)).toEqual(archives.map(() => 1));
  });

  it('for the same submission store it once', async () => {
    const [first] = team;
    const archives = await hammer(3, async (archive) => {
      const twice = [on.evaluate(archive, first, team), on.evaluate(archive, first, team)];
      expect((await codesOf(twice)).sort()).toEqual([200, 409]);
      expect(await on.evaluationsOf(archive)).toHaveLength(2);
    });
    expect(await publicationsOf(archives)).toEqual(archives.map(() => 0));
  });

  it('to publish and to submit the last evaluation publish exactly once and store the evaluation', async () => {
    const [first, second, third] = team;
    const archives = await hammer(4, async (archive) => {
      await on.age(archive, DAYS_LONG);
      for (const one of [first, second]) await on.evaluate(archive, one, team);
      const [published, submitted] = await Promise.all([on.publish(archive, first), on.evaluate(archive, third, team)]);
      expect([200, 409]).toContain(published.code);
      if (published.code === 409) expect(published.message).toBe(EVALUATION_MESSAGES.alreadyPublic);
      expect(submitted.code).toBe(200);
      expect(await on.evaluationsOf(archive)).toHaveLength(6);
    });
    expect(await publicationsOf(archives)).toEqual(archives.map(() => 1));
  });

  it('to publish succeed once, and the other returns 409', async () => {
    const [first, second] = team;
    const archives = await hammer(3, async (archive) => {
      await on.age(archive, DAYS_LONG);
      for (const one of [first, second]) await on.evaluate(archive, one, team);
      expect((await codesOf([on.publish(archive, first), on.publish(archive, second)])).sort()).toEqual([200, 409]);
    });
    expect(await publicationsOf(archives)).toEqual(archives.map(() => 1));
  });

  it('to remind succeed once', async () => {
    const [first, second] = team;
    await hammer(3, async (archive) => {
      for (const one of [first, second]) await on.evaluate(archive, one, team);
      expect((await codesOf([on.remind(archive, first), on.remind(archive, second)])).sort()).toEqual([200, 409]);
    });
  });
});

describe('a submission that fails', () => {
  it('stores nothing when it fails midway', async () => {
    const { db } = server;
    const [first, second, third] = team;
    const archive = await on.register(team);
    for (const one of [first, second]) await on.evaluate(archive, one, team);
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
      db,
    );
    await sql`create trigger refused before update of published_at on archive execute function refuse()`.execute(db);
    const broken = await on.evaluate(archive, third, team);
    await sql`drop function refuse() cascade`.execute(db);

    expect([broken.code, broken.message]).toEqual([500, MESSAGES.unknown]);
    expect(await on.evaluationsOf(archive)).toHaveLength(4);
    expect((await on.progress(archive, third)).data.memberStatus[third.nickname]?.status).toBe('INCOMPLETE');
    expect((await on.evaluate(archive, third, team)).code).toBe(200);
    expect(await publicationsOf([archive])).toEqual([1]);
  });
});
