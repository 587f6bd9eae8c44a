import { DELETED_TEXTS } from '@contract/archive';
import { type DataExportTicket } from '@contract/dataExport';
import { unzipSync } from 'fflate';
import { archivingOn, PICTURE, type Archiving } from '../../app/testing/archiving';
import { creditingOn, openJwt, type Crediting } from '../../app/testing/crediting';
import { decidingOn } from '../../app/testing/deciding';
import { type TestMember } from '../../app/testing/member';
import { operatorOn } from '../../app/testing/operating';
import { recordingOn, type Recording } from '../../app/testing/recording';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let on: Archiving;
let records: Recording;
let credits: Crediting;
let writer: TestMember;
let mate: TestMember;
let third: TestMember;
let archive: number;

const TEXT = '아무도 다시 못 볼 소개예요.';

beforeAll(async () => {
  server = await startServer({ publicUrl: 'https://teamieum.example' });
  on = archivingOn(server);
  records = recordingOn(server);
  credits = creditingOn(server);
});
afterAll(() => server.close());

beforeEach(async () => {
  [writer, mate, third] = [await server.member(), await server.member(), await server.member()];
  const pictures = { thumbnail: PICTURE, images: [PICTURE] };
  archive = await on.register(writer, [mate, third], { title: '확인한 제목', description: TEXT }, pictures);
  await on.confirmAll(archive);
  for (const by of [writer, mate]) await tell(by, `${by.nickname}의 일`);
  await on.publish(archive);
});

const tell = (by: TestMember, text: string) =>
  server.call('PUT', `/api/archive/${archive}/contributions`, { token: by.token, json: { lines: [{ text }] } });

const leave = ({ token, nickname, password }: TestMember) =>
  server.call('DELETE', '/api/user/delete', {
    token,
    json: { username: nickname, password, confirm_password: password },
  });

const rows = () => server.db.selectFrom('archive').selectAll().where('id', '=', archive).execute();
const projectsOf = async (member: TestMember) => (await records.read(await records.open(member))).data.projects;

describe('a published archive that its writer deletes', () => {
  it('is a 404 in API and share picture, and in no list, profile or site map', async () => {
    await on.bookmark(archive, mate);
    expect((await on.remove(archive, writer)).code).toBe(200);

    expect((await server.call('GET', `/share/archive/${archive}.png`)).code).toBe(404);
    for (const reader of [writer, mate, {}]) expect((await on.read(archive, reader)).code).toBe(404);
    const listed = async (path: string) => (await server.call('GET', path, { token: mate.token })).text;
    const places = ['/api/archive/projects', '/sitemap.xml', '/sitemap-archives-1.xml', '/api/mypage'];
    for (const place of places) expect(await listed(place)).not.toContain(`/archive/${archive}<`);
    expect(await listed('/api/archive/projects')).not.toContain('확인한 제목');
    expect((await on.remove(archive, writer)).code).toBe(404);
    expect((await on.bookmark(archive, mate)).code).toBe(404);
  });

  it('leaves its text, pictures and comments in no row, file or export', async () => {
    await server.call('POST', `/api/archive/${archive}/comments`, {
      token: mate.token,
      json: { content: '지워질 댓글이에요.', parentId: null },
    });
    const files = on.storedFiles().length;
    await on.remove(archive, writer);

    expect(on.storedFiles().length).toBeLessThan(files);
    expect(await rows()).toMatchObject([{ description: '', skills: [], thumbnail: null, project_id: null }]);
    for (const table of ['archive_image', 'archive_comment', 'archive_bookmark', 'archive_view'] as const) {
      const left = await server.db.selectFrom(table).select('archive_id').where('archive_id', '=', archive).execute();
      expect([table, left]).toEqual([table, []]);
    }
    const exported = async ({ token, password, refresh }: TestMember) => {
      const json = { currentPassword: password };
      const { data } = await server.call<DataExportTicket>('POST', '/api/users/me/export', { token, json });
      const path = `/api/users/me/export?${new URLSearchParams({ ticket: data.ticket }).toString()}`;
      const { raw } = await server.call('GET', path, { cookies: { refresh } });
      return Buffer.from(unzipSync(new Uint8Array(raw))['data.json'] ?? []).toString();
    };
    expect(await exported(writer)).not.toContain('확인한 제목');
    const ofMate = await exported(mate);
    expect([ofMate.includes('확인한 제목'), ofMate.includes(TEXT)]).toEqual([true, false]);
  });

  it("stays in the others' records without a link, with lines and facts, and leaves the writer's", async () => {
    const before = await projectsOf(mate);
    await on.remove(archive, writer);

    const url = `https://teamieum.example/archive/${archive}`;
    expect(before).toMatchObject([{ url, title: '확인한 제목', contributions: [{ text: `${mate.nickname}의 일` }] }]);
    expect(await projectsOf(mate)).toEqual([{ ...before[0], url: null, thumbnail: null }]);
    expect(await projectsOf(third)).toHaveLength(1);
    expect(await projectsOf(writer)).toEqual([]);
    expect((await records.own(writer)).data.archives).toEqual([]);
    const lines = server.db.selectFrom('contribution').select('member_id').where('archive_id', '=', archive);
    expect(await lines.execute()).toEqual([{ member_id: mate.id }]);
  });

  it("keeps the others' credentials valid, issues new ones that say so, and withdraws the writer's", async () => {
    const [own, held] = [await credits.issued(archive, writer), await credits.issued(archive, mate)];
    await on.remove(archive, writer);

    expect(await credits.resultOf(own.token)).toBe('WITHDRAWN');
    expect((await credits.read(held.id)).data).toMatchObject({
      result: 'VALID',
      credential: { archiveUrl: null, textDeleted: true, title: '확인한 제목' },
    });
    const issued = await credits.issued(archive, third);
    expect(await credits.resultOf(issued.token)).toBe('VALID');
    const { payload } = openJwt(issued.token);
    expect(payload.credentialSubject.narrative).toContain(DELETED_TEXTS.textDeleted);
    expect(payload.evidence).toBeUndefined();
    const renewed = await credits.issued(archive, mate, { renew: true });
    expect([await credits.resultOf(held.token), await credits.resultOf(renewed.token)]).toEqual(['WITHDRAWN', 'VALID']);
    expect((await credits.issue(archive, writer)).code).toBe(404);
    expect((await credits.issue(archive, await server.member())).code).toBe(404);
  });

  it('keeps the keywords that all have received', async () => {
    await records.say(archive, mate, writer);
    await records.say(archive, writer, mate);
    await on.remove(archive, writer);
    for (const member of [writer, mate]) {
      const { data } = await records.read(await records.open(member));
      expect(data.keywords).toEqual([{ content: 'TEAMWORK', count: 1 }]);
    }
  });

  it('is withdrawn by a measure of an operator as before', async () => {
    const operator = await operatorOn(server);
    const deciding = decidingOn(server, operator);
    await deciding.report('ARCHIVE', archive, await server.member());
    const { token } = await credits.issued(archive, mate);
    await on.remove(archive, writer);

    const { data } = await deciding.open('ARCHIVE', archive);
    expect(data.now).toMatchObject({ fields: [{ name: 'TITLE', text: '확인한 제목' }, { name: 'LINK' }] });
    expect(data.stated?.lines).toMatchObject([{ memberId: mate.id, text: `${mate.nickname}의 일` }]);
    expect((await deciding.measure('HIDE', 'ARCHIVE', archive)).code).toBe(200);
    expect(await credits.resultOf(token)).toBe('WITHDRAWN');
    expect(await projectsOf(mate)).toEqual([]);
    expect((await credits.issue(archive, mate)).code).toBe(409);
  });

  it('leaves nothing once the last other confirmed member has gone', async () => {
    await on.remove(archive, writer);
    await leave(mate);
    expect(await rows()).toHaveLength(1);
    await leave(third);
    expect(await rows()).toEqual([]);
  });

  it('stays for the others when the writer withdraws afterwards', async () => {
    await on.remove(archive, writer);
    await leave(writer);
    expect(await projectsOf(mate)).toHaveLength(1);
  });
});

it('an archive is deleted as a whole while it is pending, and when no other living member is confirmed', async () => {
  await leave(mate);
  await leave(third);
  await on.remove(archive, writer);
  expect(await rows()).toEqual([]);

  const [other, asked] = [await server.member(), await server.member()];
  archive = await on.register(other, [asked]);
  await on.confirmAll(archive);
  await on.remove(archive, other);
  expect(await rows()).toEqual([]);
});

it('the database refuses to undo a deletion, and texts in a deleted archive', async () => {
  await on.remove(archive, writer);
  const change = (values: object) =>
    server.db
      .updateTable('archive')
      .set(values)
      .where('id', '=', archive)
      .execute()
      .catch((error: unknown) => error);
  expect(await change({ deleted_at: null })).toMatchObject({ constraint: 'archive_deleted_final' });
  expect(await change({ description: TEXT })).toMatchObject({ constraint: 'archive_deleted' });
});
