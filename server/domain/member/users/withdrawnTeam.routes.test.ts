import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Alarms } from '@contract/alarm';
import { type MyPage } from '@contract/mypage';
import { entryFor, evaluatingOn, type Evaluating } from '../../../app/testing/evaluating';
import { type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { pictureKeys } from '../../../lib/uploads/pictures';
import { newPictureKey } from '../../../lib/storage/storageKeys';

let server: TestServer;
let on: Evaluating;
beforeAll(async () => {
  server = await startServer();
  on = evaluatingOn(server);
});
afterAll(() => server.close());

async function withdraw({ token, username, password }: TestMember): Promise<void> {
  const json = { username, password, confirm_password: password };
  const { code } = await server.call('DELETE', '/api/user/delete', { token, json });
  expect(code).toBe(200);
}

async function members(count: 2): Promise<[TestMember, TestMember]>;
async function members(count: 3): Promise<[TestMember, TestMember, TestMember]>;
async function members(count: number): Promise<TestMember[]> {
  return Promise.all(Array.from({ length: count }, () => server.member()));
}

const isPublished = async (archive: number) => Boolean((await on.rowOf(archive))?.published_at);

const saidIn = async (archive: number) =>
  (await on.evaluationsOf(archive)).map(({ evaluator_id: by, evaluated_id: about }) => [by, about]);

const requestsOf = async ({ token }: TestMember) =>
  (await server.call<Alarms>('GET', '/api/alarm/project-archive', { token })).data.userArchiveList;

const evaluationOf = async (asker: TestMember, { nickname }: TestMember) => {
  const profile = `/api/mypage/${encodeURIComponent(nickname)}`;
  return (await server.call<MyPage>('GET', profile, { token: asker.token })).data.teamFeedback.myPageEvaluation;
};

describe('a member who withdraws from a pending team', () => {
  it('is no longer asked and evaluated, and the others can continue', async () => {
    const [writer, mate, leaver] = await members(3);
    const archive = await on.register([writer, leaver, mate]);
    await withdraw(leaver);
    expect(await isPublished(archive)).toBe(false);

    expect((await on.targets(archive, writer)).data[0].evaluated.map(({ nickname }) => nickname)).toEqual([
      mate.nickname,
    ]);
    const { memberStatus } = (await on.progress(archive, writer)).data;
    expect(Object.keys(memberStatus)).toEqual([writer.nickname, mate.nickname]);

    const { code, message } = await on.submit(archive, { evaluations: [entryFor(mate), entryFor(leaver)] }, writer);
    expect([code, message]).toEqual([400, `${leaver.nickname} 님을 찾을 수 없어요.`]);
    for (const one of [writer, mate]) await on.evaluate(archive, one, [writer, mate]);
    expect(await isPublished(archive)).toBe(true);
  });

  it('publishes the archive when no other evaluation is missing', async () => {
    const [writer, mate, leaver] = await members(3);
    const team: [TestMember, ...TestMember[]] = [writer, mate, leaver];
    const archive = await on.register(team);
    for (const one of [writer, mate]) await on.evaluate(archive, one, team);
    expect(await isPublished(archive)).toBe(false);
    await withdraw(leaver);
    expect(await isPublished(archive)).toBe(true);
    expect(await saidIn(archive)).toEqual([
      [writer.id, mate.id],
      [mate.id, writer.id],
    ]);
  });

  it('leaves evaluations by the member; those about the member are deleted', async () => {
    const [writer, mate, leaver] = await members(3);
    const team: [TestMember, ...TestMember[]] = [writer, mate, leaver];
    const archive = await on.register(team);
    for (const one of [writer, leaver]) await on.evaluate(archive, one, team);
    await withdraw(leaver);
    expect(await isPublished(archive)).toBe(false);
    await on.evaluate(archive, mate, [writer, mate]);
    expect(await isPublished(archive)).toBe(true);
    expect(await saidIn(archive)).toEqual([
      [writer.id, mate.id],
      [leaver.id, writer.id],
      [leaver.id, mate.id],
      [mate.id, writer.id],
    ]);
    expect((await evaluationOf(mate, writer)).feedbacks).toHaveLength(2);
  });

  it('passes the archive to the first remaining member, who may then edit and delete it', async () => {
    const [mate, third, leaver] = await members(3);
    const archive = await on.register([leaver, mate, third]);
    await withdraw(leaver);
    expect(await on.rowOf(archive)).toMatchObject({ writer_id: mate.id, published_at: null });
    const remove = ({ token }: TestMember) => server.call('DELETE', `/api/archive/${archive}`, { token });
    expect((await remove(third)).code).toBe(403);
    expect((await remove(mate)).code).toBe(200);
  });

  it('publishes the archive for the only remaining member, who then has no pending request', async () => {
    const [mate, leaver] = await members(2);
    const archive = await on.register([leaver, mate]);
    expect(await requestsOf(mate)).toHaveLength(1);
    await withdraw(leaver);
    expect(await on.rowOf(archive)).toMatchObject({ writer_id: mate.id, published_at: expect.any(Date) as Date });
    expect(await requestsOf(mate)).toEqual([]);
    expect((await on.progress(archive, mate)).data.memberStatus[mate.nickname]?.status).toBe('COMPLETE');
  });

  it('deletes the archive with its pictures when no member remains', async () => {
    const leaver = await server.member();
    const [thumbnail, image] = [newPictureKey({ width: 8, height: 8 }), newPictureKey({ width: 8, height: 8 })];
    const files = [thumbnail, image].flatMap(pictureKeys).map((key) => path.join(server.dataDir, 'uploads', key));
    await mkdir(path.join(server.dataDir, 'uploads/image'), { recursive: true });
    await Promise.all(files.map((file) => writeFile(file, 'picture')));
    const archive = await on.register([leaver], { thumbnail });
    await server.db.insertInto('archive_image').values({ archive_id: archive, position: 0, file_key: image }).execute();

    await withdraw(leaver);
    expect(await on.rowOf(archive)).toBeUndefined();
    expect(files.filter((file) => existsSync(file))).toEqual([]);
  });
});

describe('a member who withdraws from a published team', () => {
  it('leaves the archive unchanged, without a name, and is no longer to be evaluated', async () => {
    const [writer, mate, leaver] = await members(3);
    const team: [TestMember, ...TestMember[]] = [leaver, writer, mate];
    const archive = await on.register(team, { published_at: new Date() });
    for (const one of [leaver, writer]) await on.evaluate(archive, one, team);
    const before = await on.rowOf(archive);
    await withdraw(leaver);
    expect(await on.rowOf(archive)).toEqual(before);
    expect(await saidIn(archive)).toEqual([
      [leaver.id, writer.id],
      [leaver.id, mate.id],
      [writer.id, mate.id],
    ]);
    expect((await on.targets(archive, mate)).data[0].evaluated.map(({ nickname }) => nickname)).toEqual([
      writer.nickname,
    ]);
    expect((await on.evaluate(archive, mate, [writer, mate])).code).toBe(200);
  });

  it('loses bookmarks, and evaluations about the member in archives that were deleted', async () => {
    const [writer, leaver] = await members(2);
    const team: [TestMember, ...TestMember[]] = [writer, leaver];
    const [kept, deleted] = [await on.register([writer], { published_at: new Date() }), await on.register(team)];
    await server.db.insertInto('archive_bookmark').values({ archive_id: kept, member_id: leaver.id }).execute();
    for (const one of team) await on.evaluate(deleted, one, team);
    await server.db.deleteFrom('archive').where('id', '=', deleted).execute();
    await withdraw(leaver);

    const { bookmark_count: bookmarks } = await server.db
      .selectFrom('archive')
      .select('bookmark_count')
      .where('id', '=', kept)
      .executeTakeFirstOrThrow();
    expect(bookmarks).toBe(0);
    const left = await server.db
      .selectFrom('evaluation')
      .select(['evaluator_id', 'evaluated_id'])
      .where((eb) => eb.or([eb('evaluator_id', '=', leaver.id), eb('evaluated_id', '=', leaver.id)]))
      .execute();
    expect(left).toEqual([{ evaluator_id: leaver.id, evaluated_id: writer.id }]);
  });
});

describe('a member who withdraws from many teams', () => {
  it('leaves all of them at once, each with the effect of its state', async () => {
    const [mate, third, leaver] = await members(3);
    const team: [TestMember, ...TestMember[]] = [leaver, mate, third];
    const waiting = await Promise.all(Array.from({ length: 10 }, () => on.register(team)));
    const done = await Promise.all(Array.from({ length: 10 }, () => on.register(team)));
    for (const archive of done) for (const one of [mate, third]) await on.evaluate(archive, one, team);
    await withdraw(leaver);
    for (const archive of waiting) {
      expect(await on.rowOf(archive)).toMatchObject({ writer_id: mate.id, published_at: null });
    }
    for (const archive of done) {
      expect(await on.rowOf(archive)).toMatchObject({ writer_id: mate.id, published_at: expect.any(Date) as Date });
    }
  });
});
