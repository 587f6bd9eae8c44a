import { type NoticePage } from '@contract/notice';
import { OPERATOR_MESSAGES as TEXT, type Measure, type MeasurePayload, type TakenMeasure } from '@contract/operator';
import { TIMES } from '@contract/limits';
import { commentingOn } from '../../../app/testing/commenting';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { mailsTo, partsOf } from '../../../app/testing/outboxMails';
import { recruitingOn } from '../../../app/testing/recruiting';
import { createPayload } from '../../../app/testing/samplePayload';
import { deleteExpiredUndos } from './measureUndo.repository';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { insertArchive } from '../../../db/testing/rows';

let server: TestServer;
let operator: TestMember;
let on: Deciding;
let writer: TestMember;
let reporters: TestMember[];
let post: number;

beforeAll(async () => {
  server = await startServer();
  operator = await operatorOn(server);
  on = decidingOn(server, operator);
});
afterAll(() => server.close());

beforeEach(async () => {
  [writer, ...reporters] = await server.fourMembers();
  await server.db
    .updateTable('member')
    .set({ created_at: new Date('2026-01-01') })
    .execute();
  post = await recruitingOn(server.call).publish(writer, { title: '되돌릴 글' });
});

type Target = MeasurePayload['target'];

async function take(
  action: Measure,
  more: Partial<MeasurePayload> = {},
  [target, id]: [Target, number] = ['PROJECT', post],
) {
  const { code, data } = await on.measure(action, target, id, more);
  expect(code).toBe(200);
  return (data as TakenMeasure).undo;
}

const undo = (id: number | undefined, { token }: TestMember = operator) =>
  server.call<TakenMeasure>('POST', `/api/admin/measures/${id}/undo`, { token });

const isReadable = async () => (await server.call('GET', `/api/projects/${post}`)).code === 200;
const kindsOf = async ({ token }: TestMember) =>
  (await server.call<NoticePage>('GET', '/api/notices', { token })).data.notices.map(({ kind }) => kind);

it('brings back the content, its reports and the number of warnings, and withdraws notices and mails', async () => {
  for (const reporter of reporters.slice(0, 2)) await on.report('PROJECT', post, reporter);
  const before = (await on.open('PROJECT', post)).data;
  const offer = await take('WARN', { content: 'HIDE' });
  expect(await isReadable()).toBe(false);
  expect(await kindsOf(writer)).toEqual(['WARNED', 'HIDDEN']);

  const { code, message, data } = await undo(offer?.id);
  expect([code, message]).toEqual([200, TEXT.undone]);
  expect(await isReadable()).toBe(true);
  expect(data).toMatchObject({ state: 'OPEN', reports: 2, hidden: false, number: before.number });
  expect(data.member).toMatchObject({ warnings: 0, hides: 0 });
  expect([await kindsOf(writer), await kindsOf(reporters[0]!)]).toEqual([[], []]);
  expect(await mailsTo(writer, server)).toEqual([]);
  const log = await server.db
    .selectFrom('operator_log')
    .select('action')
    .where('target_id', '=', post)
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(['HIDE', 'WARN', 'UNDO', 'UNDO']);
});

it('one act on content and member is one mail, which is sent once it can be taken back no more', async () => {
  await take('WARN', { content: 'HIDE' });
  const waiting = await server.db.selectFrom('delivery').select('due_at').executeTakeFirstOrThrow();
  expect(waiting.due_at.getTime()).toBeGreaterThan(Date.now() + TIMES.undo - 5_000);
  const mails = await mailsTo(writer, server);
  expect(mails.map((mail) => partsOf(mail)[0]?.split('\n')[2])).toEqual(['조치: 숨김, 경고']);
});

it('hides again what reports had hidden, and shows again what an operator had hidden', async () => {
  for (const reporter of reporters) await on.report('PROJECT', post, reporter);
  await undo((await take('DISMISS'))?.id);
  expect((await on.open('PROJECT', post)).data).toMatchObject({ state: 'HIDDEN', hidden: true, reports: 3 });
  await undo((await take('HIDE'))?.id);
  expect((await on.open('PROJECT', post)).data).toMatchObject({ state: 'HIDDEN', hidden: true, reports: 3 });
  await take('HIDE');
  await undo((await take('RESTORE'))?.id);
  expect((await on.open('PROJECT', post)).data).toMatchObject({ state: 'DONE', hidden: true });
});

it('brings back a hidden comment and an archive', async () => {
  const comment = await commentingOn(server, createPayload()).write(post, '되돌릴 댓글', writer);
  await undo((await take('HIDE', {}, ['PROJECT_COMMENT', comment]))?.id);
  expect((await on.open('PROJECT_COMMENT', comment)).data.hidden).toBe(false);
  const archive = await insertArchive(server.db, [writer.id, reporters[0]!.id], { published_at: new Date() });
  await undo((await take('HIDE', {}, ['ARCHIVE', archive]))?.id);
  expect((await server.call('GET', `/api/archive/${archive}`)).code).toBe(200);
});

it('a text whose dismissal was taken back is hidden by reports', async () => {
  await on.report('PROJECT', post, reporters[0]!);
  await undo((await take('DISMISS'))?.id);
  for (const reporter of reporters.slice(1)) await on.report('PROJECT', post, reporter);
  expect((await on.open('PROJECT', post)).data.state).toBe('HIDDEN');
});

it('changes nothing when it is sent twice', async () => {
  const offer = await take('HIDE');
  await undo(offer?.id);
  await take('HIDE');
  expect((await undo(offer?.id)).code).toBe(200);
  expect(await isReadable()).toBe(false);
});

it('is refused once ten seconds are over', async () => {
  const offer = await take('HIDE');
  server.passTime(TIMES.undo);
  expect(await undo(offer?.id)).toMatchObject({ code: 409, message: TEXT.undoOver });
  expect(await isReadable()).toBe(false);
});

it.each<[string, () => Promise<unknown>]>([
  ['a new report', () => on.report('PROJECT', post, reporters[2]!)],
  ['another act', () => on.measure('WARN', 'PROJECT', post)],
])('is refused after %s', async (_event, happens) => {
  const offer = await take('WARN');
  await happens();
  expect(await undo(offer?.id)).toMatchObject({ code: 409, message: TEXT.caseChanged });
});

it('returns 404 to another operator', async () => {
  const offer = await take('HIDE');
  expect((await undo(offer?.id, await operatorOn(server))).code).toBe(404);
});

describe('is not offered', () => {
  it.each<[Measure, Partial<MeasurePayload>]>([
    ['SUSPEND', { days: 7 }],
    ['SUSPEND', { days: 7, content: 'HIDE' }],
  ])('for %s with %j', async (action, more) => {
    expect(await take(action, more)).toBeNull();
  });

  it('for a hidden part of a profile', async () => {
    expect(await take('HIDE', { parts: ['NICKNAME'] }, ['PROFILE', writer.id])).toBeNull();
  });

  it('for an archive whose restoring may publish it', async () => {
    const pending = await insertArchive(server.db, [writer.id, reporters[0]!.id]);
    await take('HIDE', {}, ['ARCHIVE', pending]);
    expect(await take('RESTORE', {}, ['ARCHIVE', pending])).toBeNull();
  });
});

it('expired offers are deleted by the housekeeping', async () => {
  await take('HIDE');
  await deleteExpiredUndos(server.db, new Date(Date.now() + 24 * 3_600_000));
  expect(await server.db.selectFrom('measure_undo').select('id').execute()).toEqual([]);
});
