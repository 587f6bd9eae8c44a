/** @tier full @seconds 10 */
import { type Case, type OwnMeasure } from '@contract/operator';
import { creditingOn, type Crediting } from '../../../app/testing/crediting';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recordingOn } from '../../../app/testing/recording';
import { recruitingOn } from '../../../app/testing/recruiting';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { type Config } from '../../../app/env';
import { DAY } from '../../../lib/durations';

let server: TestServer;
let on: Deciding;
let writer: TestMember;
let reporters: TestMember[];

async function start(config: Partial<Config> = {}) {
  server = await startServer(config);
  on = decidingOn(server, await operatorOn(server));
  [writer, ...reporters] = [...(await server.fourMembers()), ...(await server.fourMembers())];
  await joinedBefore(4 * DAY, [writer, ...reporters]);
}
afterEach(() => server.close());

async function joinedBefore(ms: number, members: readonly TestMember[]) {
  const created_at = new Date(Date.now() - ms);
  for (const { id } of members)
    await server.db.updateTable('member').set({ created_at }).where('id', '=', id).execute();
}

const publish = () => recruitingOn(server.call).publish(writer, { title: '신고될 글' });

async function reportAll(by: readonly TestMember[], target: 'PROJECT' | 'PROFILE', id: number): Promise<Case> {
  for (const reporter of by) expect((await on.report(target, id, reporter)).code).toBe(200);
  return (await on.open(target, id)).data;
}

describe('content that three members have reported', () => {
  beforeEach(() => start());

  it('is hidden and its case waits for an operator', async () => {
    const post = await publish();
    expect(await reportAll(reporters.slice(0, 2), 'PROJECT', post)).toMatchObject({ hidden: false, state: 'OPEN' });
    expect(await reportAll(reporters.slice(2, 3), 'PROJECT', post)).toMatchObject({ hidden: true, state: 'HIDDEN' });
  });

  it('is hidden once by five concurrent reports, with one log row', async () => {
    const post = await publish();
    const codes = await Promise.all(reporters.slice(0, 5).map((one) => on.report('PROJECT', post, one)));
    expect(codes.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    const { data } = await on.open('PROJECT', post);
    // Reports after the hiding are by members who had opened the page before.
    expect([data.hidden, data.reports]).toEqual([true, expect.any(Number)]);
    const rows = server.db.selectFrom('operator_log').select('action').where('target_id', '=', post);
    expect(await rows.execute()).toEqual([{ action: 'AUTO_HIDE' }]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['who joined three days ago or later', () => joinedBefore(3 * DAY - 60_000, reporters.slice(0, 1))],
    [
      'whose report is closed',
      () =>
        server.db
          .updateTable('report')
          .set({ closed_at: new Date() })
          .where('reporter_id', '=', reporters[0]!.id)
          .execute(),
    ],
    ['who is suspended', () => on.measure('SUSPEND', 'PROFILE', reporters[0]!.id, { days: 7 })],
  ])('is not hidden by the report of a member %s', async (_, change) => {
    const post = await publish();
    await reportAll(reporters.slice(0, 1), 'PROJECT', post);
    await change();
    expect((await reportAll(reporters.slice(1, 3), 'PROJECT', post)).hidden).toBe(false);
    expect((await reportAll(reporters.slice(3, 4), 'PROJECT', post)).hidden).toBe(true);
  });

  it('is not hidden by the report of its writer', async () => {
    const post = await publish();
    expect((await reportAll([writer, ...reporters.slice(0, 2)], 'PROJECT', post)).hidden).toBe(false);
    expect((await reportAll(reporters.slice(2, 3), 'PROJECT', post)).hidden).toBe(true);
  });

  it('is not hidden if it is a profile', async () => {
    expect(await reportAll(reporters, 'PROFILE', writer.id)).toMatchObject({ hidden: false, state: 'OPEN' });
  });

  it('may be an archive, which its team can still read', async () => {
    const archive = await recordingOn(server).publish([writer, reporters[5]!]);
    for (const reporter of reporters.slice(0, 3)) await on.report('ARCHIVE', archive, reporter);
    const codes = await Promise.all(
      [undefined, reporters[0]!.token, reporters[5]!.token, writer.token].map(
        async (token) => (await server.call('GET', `/api/archive/${archive}`, { token })).code,
      ),
    );
    expect(codes).toEqual([404, 404, 200, 200]);
  });
});

describe('the measures that the writer reads', () => {
  beforeEach(() => start());

  const measuresOf = async ({ token }: TestMember) => {
    const { data } = await server.call<OwnMeasure[]>('GET', '/api/users/me/measures', { token });
    return data.map(({ action, reason }) => [action, reason]);
  };

  it('name the dismissal that restores content hidden by reports', async () => {
    const post = await publish();
    await reportAll(reporters.slice(0, 3), 'PROJECT', post);
    expect(await measuresOf(writer)).toEqual([['AUTO_HIDE', '']]);
    await on.measure('DISMISS', 'PROJECT', post, { reason: '문제가 없었어요.' });
    expect(await measuresOf(writer)).toEqual([
      ['DISMISS', '문제가 없었어요.'],
      ['AUTO_HIDE', ''],
    ]);
  });

  it('omit dismissals of reports that have hidden nothing', async () => {
    const post = await publish();
    await reportAll(reporters.slice(0, 1), 'PROJECT', post);
    await on.measure('DISMISS', 'PROJECT', post);
    await reportAll(reporters.slice(1, 2), 'PROJECT', post);
    await on.measure('DISMISS', 'PROJECT', post);
    expect(await measuresOf(writer)).toEqual([]);
  });
});

describe('the credential of an archive that reports have hidden', () => {
  let archive: number;
  let crediting: Crediting;
  let credential: { id: string; token: string };
  beforeEach(async () => {
    await start();
    archive = await recordingOn(server).publish([writer, reporters[5]!]);
    crediting = creditingOn(server);
    credential = await crediting.issued(archive, writer);
    for (const reporter of reporters.slice(0, 3)) await on.report('ARCHIVE', archive, reporter);
  });
  const verdict = async () => (await crediting.read(credential.id)).data;

  it('stays valid without the address of the archive, which returns when an operator dismisses the reports', async () => {
    const { data: sent } = await crediting.verifyText(credential.token);
    for (const found of [await verdict(), sent])
      expect(found).toMatchObject({ result: 'VALID', credential: { archiveUrl: null } });
    expect((await crediting.issue(archive, writer)).code).toBe(409);
    await on.measure('DISMISS', 'ARCHIVE', archive);
    expect(await verdict()).toMatchObject({
      result: 'VALID',
      credential: { archiveUrl: expect.stringMatching(`/archive/${archive}$`) as string },
    });
  });

  it('is withdrawn when an operator confirms that the archive stays hidden', async () => {
    expect((await on.measure('HIDE', 'ARCHIVE', archive)).code).toBe(200);
    expect((await verdict()).result).toBe('WITHDRAWN');
  });
});

it('hides after the configured number of reports, by members of the configured age', async () => {
  await start({ autoHideReports: 2, autoHideMemberDays: 0 });
  await joinedBefore(0, reporters);
  expect((await reportAll(reporters.slice(0, 2), 'PROJECT', await publish())).hidden).toBe(true);
});

it('does not hide when it is switched off', async () => {
  await start({ autoHideReports: 0 });
  expect(await reportAll(reporters, 'PROJECT', await publish())).toMatchObject({ hidden: false, reports: 7 });
});
