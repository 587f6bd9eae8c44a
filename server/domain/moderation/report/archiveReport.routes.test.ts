import { MESSAGES } from '@contract/messages';
import { REPORT_MESSAGES, type ReportTarget } from '@contract/report';
import { archivingOn, type Archiving } from '../../../app/testing/archiving';
import { type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let on: Archiving;
let writer: TestMember;
let mate: TestMember;
let reporter: TestMember;
let archive: number;
let comment: number;
beforeAll(async () => {
  server = await startServer();
  on = archivingOn(server);
  [writer, mate, reporter] = [await server.member(), await server.member(), await server.member()];
});
afterAll(() => server.close());

beforeEach(async () => {
  archive = await on.register(writer, [mate]);
  await on.publish(archive);
  comment = await insertComment({ content: '여기로 연락 주세요', writer_id: mate.id });
});

async function insertComment(values: { content: string; writer_id: number | null; deleted?: boolean }) {
  const query = server.db.insertInto('archive_comment').values({ archive_id: archive, ...values });
  return (await query.returning('id').executeTakeFirstOrThrow()).id;
}

const lookUp = (kind: string, id: number, { token }: TestMember) =>
  server.call<ReportTarget>('GET', `/api/report/target/${kind}/${id}`, { token });

const submit = (target: object, { token }: TestMember) =>
  server.call('POST', '/api/report/submit', { token, json: { reportType: 'SPAM', ...target } });

const stored = (targetId: number) =>
  server.db
    .selectFrom('report')
    .select(['reported_id', 'target', 'post_id', 'reported_text'])
    .where('target_id', '=', targetId)
    .where('target', 'in', ['ARCHIVE', 'ARCHIVE_COMMENT'])
    .execute();

it('returns the writer of a reported archive', async () => {
  expect((await lookUp('archive', archive, reporter)).data).toMatchObject({
    isDuplicate: false,
    data: { nickname: writer.nickname, schoolName: '서울대학교' },
  });
  expect((await lookUp('archive_comment', comment, reporter)).data.data.nickname).toBe(mate.nickname);
});

it('stores the reported text of an archive and of a comment, once per member', async () => {
  const [onArchive, onComment] = [
    { reportTarget: 'ARCHIVE', targetId: archive },
    { reportTarget: 'ARCHIVE_COMMENT', targetId: comment },
  ];
  for (const target of [onArchive, onComment]) {
    expect((await submit(target, reporter)).code).toBe(200);
    const { code, message } = await submit(target, reporter);
    expect([code, message]).toEqual([409, REPORT_MESSAGES.duplicate]);
  }
  expect((await lookUp('archive', archive, reporter)).data.isDuplicate).toBe(true);
  expect(await stored(archive)).toContainEqual({
    reported_id: writer.id,
    target: 'ARCHIVE',
    post_id: archive,
    reported_text: '졸업 전에 끝낸 앱\n여섯 달 동안 매주 만났어요.\nhttps://example.org/app',
  });
  expect(await stored(comment)).toContainEqual({
    reported_id: mate.id,
    target: 'ARCHIVE_COMMENT',
    post_id: archive,
    reported_text: '여기로 연락 주세요',
  });
});

it('accepts a report of the own archive, and of a pending one of the own team', async () => {
  expect((await submit({ reportTarget: 'ARCHIVE', targetId: archive }, writer)).code).toBe(200);
  const pending = await on.register(writer, [mate]);
  expect((await lookUp('archive', pending, mate)).code).toBe(200);
  expect((await submit({ reportTarget: 'ARCHIVE', targetId: pending }, mate)).code).toBe(200);
});

it('returns 404 for pending archives of others, deleted content and tombstones', async () => {
  const pending = await on.register(writer, [mate]);
  const tombstone = await insertComment({ content: '', writer_id: null, deleted: true });
  for (const [kind, id] of [
    ['archive', pending],
    ['archive', 999_999],
    ['archive_comment', tombstone],
    ['archive_comment', 999_999],
  ] as const) {
    for (const { code, message } of [
      await lookUp(kind, id, reporter),
      await submit({ reportTarget: kind.toUpperCase(), targetId: id }, reporter),
    ]) {
      expect([kind, id, code, message]).toEqual([kind, id, 404, MESSAGES.postGone]);
    }
  }
});

it('returns 404 for a comment below a hidden archive to everyone outside its team', async () => {
  const hidden = { hidden_at: new Date(), hidden_by: 'OPERATOR' as const };
  await server.db.updateTable('archive').set(hidden).where('id', '=', archive).execute();
  for (const { code, message } of [
    await lookUp('archive_comment', comment, reporter),
    await submit({ reportTarget: 'ARCHIVE_COMMENT', targetId: comment }, reporter),
  ]) {
    expect([code, message]).toEqual([404, MESSAGES.postGone]);
  }
  expect((await lookUp('archive_comment', comment, writer)).code).toBe(200);
});
