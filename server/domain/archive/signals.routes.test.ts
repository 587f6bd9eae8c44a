import { todayInKorea } from '@contract/dates';
import { SIGNAL_LABELS, type Figures, type MemberCardPage } from '@contract/operator';
import { sql } from 'kysely';
import { decidingOn, type Deciding } from '../../app/testing/deciding';
import { entryFor, evaluatingOn, type Evaluating } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { operatorOn } from '../../app/testing/operating';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { inSavepoint } from '../../db/inSavepoint';
import { inTransaction } from '../../db/inTransaction';

let server: TestServer;
let on: Evaluating;
let desk: Deciding;
let operator: TestMember;
let writer: TestMember;
let mate: TestMember;
let archive: number;

beforeAll(async () => {
  server = await startServer();
  on = evaluatingOn(server);
  operator = await operatorOn(server);
  desk = decidingOn(server, operator);
});
afterAll(() => server.close());

beforeEach(async () => {
  [writer, mate] = [await server.member(), await server.member()];
  await server.db
    .updateTable('member')
    .set({ created_at: new Date('2026-01-01') })
    .execute();
  archive = await on.register([writer, mate]);
});

/** The evaluations of both; the second one publishes the archive. */
async function publish({ hoursApart = 1, feedback = '다르게 도와줬어요.', as = mate } = {}): Promise<void> {
  await on.submit(archive, { evaluations: [entryFor(mate)] }, writer);
  const before = sql<Date>`now() - make_interval(hours => ${hoursApart}::int)`;
  await server.db
    .updateTable('archive_member')
    .set({ evaluated_at: before })
    .where('archive_id', '=', archive)
    .where('member_id', '=', writer.id)
    .execute();
  const { code } = await on.submit(archive, { evaluations: [entryFor(writer, { feedback })] }, as);
  expect(code).toBe(200);
}

const SAME_LINES = entryFor({ nickname: '' }).feedback;

const isPublished = async () => (await on.rowOf(archive))?.published_at instanceof Date;
const signalOf = async () => {
  const { data } = await desk.open('ARCHIVE', archive);
  return data.reportList.filter(({ type }) => type === 'SIGNAL').map(({ content, reporter }) => [content, reporter]);
};
const login = async ({ username, password }: TestMember, device?: string) => {
  const cookies: Record<string, string> = device === undefined ? {} : { device };
  const answer = await server.call('POST', '/api/login', { json: { username, password }, cookies });
  return { token: String(answer.headers['access']), device: answer.cookies['device']?.value ?? '' };
};

it('one signal makes no case, two make one that names them; the archive is published either way', async () => {
  await publish({ feedback: SAME_LINES });
  expect(await isPublished()).toBe(true);
  expect(await signalOf()).toEqual([]);

  archive = await on.register([writer, mate]);
  await publish({ feedback: SAME_LINES, hoursApart: 0 });
  expect(await isPublished()).toBe(true);
  expect(await signalOf()).toEqual([[`${SIGNAL_LABELS.SAME_LINES}\n${SIGNAL_LABELS.SAME_TIME}`, null]]);
});

it('names new accounts and the third archive of a team', async () => {
  for (let earlier = 0; earlier < 2; earlier += 1) {
    archive = await on.register([writer, mate]);
    await publish();
    expect(await signalOf()).toEqual([]);
  }
  archive = await on.register([writer, mate]);
  await server.db
    .updateTable('member')
    .set({ created_at: new Date() })
    .where('id', 'in', [writer.id, mate.id])
    .execute();
  await publish();
  expect(await signalOf()).toEqual([[`${SIGNAL_LABELS.NEW_ACCOUNTS}\n${SIGNAL_LABELS.SAME_TEAM}`, null]]);
});

describe('a login in the browser of a teammate', () => {
  const marks = async () =>
    (
      await server.db.selectFrom('archive_member').select('same_device').where('archive_id', '=', archive).execute()
    ).map(({ same_device: mark }) => mark);

  it('marks the evaluation until the publication, which is a signal', async () => {
    const { device } = await login(writer);
    const { token } = await login(mate, device);
    await publish({ feedback: SAME_LINES, as: { ...mate, token } });
    expect(await signalOf()).toEqual([[`${SIGNAL_LABELS.SAME_LINES}\n${SIGNAL_LABELS.SAME_DEVICE}`, null]]);
    expect(await marks()).toEqual([false, false]);
  });

  it('is none in a browser of an outsider, of the member, or a new one', async () => {
    const { device } = await login(await server.member());
    const own = await login(mate, (await login(mate)).device);
    for (const { token } of [await login(mate, device), own, await login(mate)]) {
      archive = await on.register([writer, mate]);
      await publish({ feedback: SAME_LINES, as: { ...mate, token } });
      // The team's earlier archives are a signal of their own.
      expect(JSON.stringify(await signalOf())).not.toContain(SIGNAL_LABELS.SAME_DEVICE);
    }
  });

  it('is forgotten by the session when that teammate withdraws', async () => {
    const { device } = await login(writer);
    await login(mate, device);
    const json = { username: writer.nickname, password: writer.password, confirm_password: writer.password };
    await server.call('DELETE', '/api/user/delete', { token: writer.token, json });
    const after = server.db.selectFrom('session').select('id').where('after_member_id', 'is not', null);
    expect(await after.where('member_id', '=', mate.id).execute()).toEqual([]);
  });
});

describe('a case of signals', () => {
  beforeEach(() => publish({ feedback: SAME_LINES, hoursApart: 0 }));

  it('is found by its filter, and dismissed like any other', async () => {
    const { cases } = (await desk.queue('?type=SIGNAL')).data;
    expect(cases).toContainEqual(expect.objectContaining({ targetId: archive, types: ['SIGNAL'], state: 'OPEN' }));
    expect((await desk.queue('?type=SPAM')).data.cases).toEqual([]);
    expect((await desk.measure('DISMISS', 'ARCHIVE', archive)).code).toBe(200);
    expect((await desk.open('ARCHIVE', archive)).data.state).toBe('DONE');
  });

  it('has no mail, counts in no figure and no card, and hides nothing', async () => {
    const mails = server.db.selectFrom('delivery').select('id').where('kind', '=', 'report');
    expect(await mails.execute()).toEqual([]);
    const { token } = operator;
    const query = new URLSearchParams({ query: writer.nickname }).toString();
    const { data } = await server.call<MemberCardPage>('GET', `/api/admin/members?${query}`, { token });
    expect(data.members.find(({ memberId }) => memberId === writer.id)).toMatchObject({ reportsAbout: 0 });
    const today = todayInKorea(Date.now());
    const path = `/api/admin/numbers?unit=DAY&from=${today}&to=${today}`;
    const figures = await server.call<Figures>('GET', path, { token });
    expect(figures.data.rows).toMatchObject([{ reports: { value: 0 } }]);
    const row = server.db.selectFrom('archive').select('hidden_at').where('id', '=', archive);
    expect(await row.executeTakeFirst()).toEqual({ hidden_at: null });
  });

  it('tells members nothing, not even that it was decided', async () => {
    await desk.measure('DISMISS', 'ARCHIVE', archive);
    const kinds = server.db.selectFrom('notice').select('kind').where('kind', 'in', ['REPORT_DONE', 'REPORTED']);
    expect(await kinds.execute()).toEqual([]);
    const page = (await server.call('GET', `/api/archive/${archive}`, { token: mate.token })).text;
    for (const words of Object.values(SIGNAL_LABELS)) expect(page).not.toContain(words);
  });

  it('cannot be sent by a member', async () => {
    const json = { nickname: '', reportTarget: 'ARCHIVE', targetId: archive, reportType: 'SIGNAL', reportContent: '' };
    expect((await server.call('POST', '/api/report/submit', { token: mate.token, json })).code).toBe(400);
  });
});

it('what fails behind a savepoint is taken back and told, and the transaction goes on', async () => {
  const errors: unknown[] = [];
  await inTransaction(server.db, async (trx) => {
    const work = async () => {
      await trx.updateTable('archive').set({ title: '잃을 제목' }).where('id', '=', archive).execute();
      await sql`select 1 / 0`.execute(trx);
    };
    await inSavepoint(trx, work, (error) => errors.push(error));
    await trx.updateTable('archive').set({ link: 'https://example.org/kept' }).where('id', '=', archive).execute();
  });
  expect(errors).toHaveLength(1);
  const row = server.db.selectFrom('archive').select(['title', 'link']).where('id', '=', archive);
  expect(await row.executeTakeFirst()).toMatchObject({ link: 'https://example.org/kept' });
  expect(await row.executeTakeFirst()).not.toMatchObject({ title: '잃을 제목' });
});
