import { archiveFromProject, CONSENT_MESSAGES } from '@contract/archive';
import { todayInKorea } from '@contract/dates';
import { MAIL_MESSAGES } from '@contract/mails';
import { archiveForm, archivingOn, createArchiveData } from '../../app/testing/archiving';
import { consentingOn } from '../../app/testing/consenting';
import { entryFor, evaluatingOn } from '../../app/testing/evaluating';
import { insertCode } from '../../app/testing/mailCodes';
import { type TestMember } from '../../app/testing/member';
import { recruitingOn } from '../../app/testing/recruiting';
import { startServer, TEST_SECRET, type TestServer } from '../../app/testing/startServer';
import { DAY } from '../../lib/durations';

let server: TestServer;
let newcomer: TestMember;
let mate: TestMember;
let third: TestMember;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  [newcomer, mate, third] = [await server.member({}, 'unconfirmed'), await server.member(), await server.member()];
});
afterAll(() => server.close());

const NEEDS_EMAIL = { code: 403, errors: [{ field: 'email', message: MAIL_MESSAGES.confirmFirst }] };
const RELEASE = 14 * DAY;

async function confirmEmail({ id, token }: TestMember) {
  const member = server.db.selectFrom('member').select('email').where('id', '=', id);
  const { email } = await member.executeTakeFirstOrThrow();
  const { code } = await insertCode(server.db, TEST_SECRET, { memberId: id, kind: 'email', address: email ?? '' });
  const confirmed = await server.call('POST', '/api/users/me/mails/email', { token, json: { code } });
  expect(confirmed.code).toBe(200);
}

const released = () => new Date(Date.now() - RELEASE - DAY);

describe('a member without a confirmed e-mail', () => {
  it('cannot confirm to have been part of an archive, but can decline', async () => {
    const on = consentingOn(server);
    const archive = await evaluatingOn(server).register([mate, newcomer], {}, [newcomer]);
    expect(await on.confirm(archive, newcomer)).toMatchObject(NEEDS_EMAIL);
    expect((await on.consentsOf(archive))[newcomer.id]).toBe('ASKED');
    expect((await on.answer(archive, 'MAYBE', newcomer)).code).toBe(400);
    expect((await on.decline(archive, newcomer)).code).toBe(200);
  });

  it('cannot evaluate, and nothing is stored', async () => {
    const on = evaluatingOn(server);
    const archive = await on.register([mate, newcomer], {}, [newcomer]);
    expect(await on.evaluate(archive, newcomer, [mate, newcomer])).toMatchObject(NEEDS_EMAIL);
    const rows = server.db.selectFrom('evaluation').select('id').where('archive_id', '=', archive);
    expect(await rows.execute()).toEqual([]);
    expect((await on.evaluate(archive, third, [mate, third])).code).toBe(404);
    expect((await on.evaluate(0, newcomer, [mate])).code).toBe(404);
  });

  it('cannot switch the record on, which stays on once it is', async () => {
    const put = (json: object) =>
      server.call('PUT', '/api/users/me/record', {
        token: newcomer.token,
        json: { enabled: true, indexable: false, showName: false, hiddenArchives: [], lines: [], ...json },
      });
    expect(await put({})).toMatchObject(NEEDS_EMAIL);
    expect((await put({ hiddenArchives: [1] })).code).toBe(400);
    expect((await put({ enabled: false })).code).toBe(200);
    await server.db
      .updateTable('member_record')
      .set({ enabled: true, code: 'abcdefghjkmn' })
      .where('member_id', '=', newcomer.id)
      .execute();
    expect((await put({ showName: true })).code).toBe(200);
    expect((await put({ enabled: false })).code).toBe(200);
  });

  it('gets no new credential, whatever state the archive is in', async () => {
    const on = evaluatingOn(server);
    const issue = (archive: number, json: object = { renew: false }) =>
      server.call('POST', `/api/archive/${archive}/credential`, { token: newcomer.token, json });
    const published = await on.register([newcomer, mate], { published_at: new Date() });
    const pending = await on.register([newcomer, mate]);
    expect(await issue(published)).toMatchObject(NEEDS_EMAIL);
    expect(await issue(pending)).toMatchObject(NEEDS_EMAIL);
    expect((await issue(published, { renew: 'x' })).code).toBe(400);
    const others = await on.register([mate, third], { published_at: new Date() });
    expect((await issue(others)).code).toBe(403);
    await confirmEmail(newcomer);
    expect((await issue(pending)).code).toBe(409);
    expect((await issue(published)).code).toBe(200);
  });

  it('may post, apply, and register an archive', async () => {
    const on = recruitingOn(server.call);
    const own = await on.publish(newcomer);
    const other = await on.publish(mate);
    expect((await on.apply(other, newcomer, { role: 'PM' })).code).toBe(200);
    const archive = await archivingOn(server).create(
      createArchiveData([{ nickname: mate.nickname, role: 'PM' }]),
      newcomer,
    );
    expect([own > 0, archive.code]).toEqual([true, 200]);
  });
});

describe('the gate of an archive', () => {
  it('counts of the team of a project members with a confirmed e-mail as confirmed, and asks the others', async () => {
    const on = recruitingOn(server.call);
    const id = await on.publish(mate);
    await on.join(id, mate, newcomer, 'BACK_END');
    await on.join(id, mate, third, 'PM');
    await on.act('PATCH', `${id}/team`, mate, { status: 'DONE' });
    const filled = archiveFromProject(await on.detail(id, mate), todayInKorea());
    const form = archiveForm({ ...filled, description: '끝까지 만들었어요.' });
    const archive = await server.call<number>('POST', '/api/archive', { token: mate.token, form });
    expect(await consentingOn(server).consentsOf(archive.data)).toEqual({
      [mate.id]: 'CONFIRMED',
      [newcomer.id]: 'ASKED',
      [third.id]: 'CONFIRMED',
    });
  });

  it('leaves a writer without a confirmed e-mail out at the release, whose place the publishing member takes', async () => {
    const on = evaluatingOn(server);
    const team = [newcomer, mate, third] as const;
    const archive = await on.register([...team], { created_at: released() });
    await on.evaluate(archive, mate, team);
    await on.evaluate(archive, third, team);
    expect((await on.publish(archive, mate)).code).toBe(200);
    const row = server.db.selectFrom('archive').select(['writer_id', 'published_at']).where('id', '=', archive);
    expect(await row.executeTakeFirst()).toEqual({ writer_id: mate.id, published_at: expect.any(Date) as Date });
    const consenting = consentingOn(server);
    expect((await consenting.consentsOf(archive))[newcomer.id]).toBe('ASKED');
    expect((await consenting.requestsOf(newcomer)).map(({ archiveId }) => archiveId)).toEqual([archive]);
    await confirmEmail(newcomer);
    expect((await consenting.confirm(archive, newcomer)).code).toBe(200);
    expect(await consenting.namesOf(archive)).toContain(newcomer.nickname);
  });

  it('is not opened at the release for one member besides such a writer', async () => {
    const on = evaluatingOn(server);
    const archive = await on.register([newcomer, mate], { created_at: released() });
    await on.evaluate(archive, mate, [newcomer, mate]);
    const refused = await on.publish(archive, mate);
    expect([refused.code, refused.message]).toEqual([409, CONSENT_MESSAGES.tooFewConfirmed]);
    const row = server.db.selectFrom('archive').select('writer_id').where('id', '=', archive);
    expect(await row.executeTakeFirst()).toEqual({ writer_id: newcomer.id });
  });

  it('stays shut for a writer whom withdrawals leave alone, and is opened by the confirmation', async () => {
    const consenting = consentingOn(server);
    const archive = await evaluatingOn(server).register([newcomer, mate]);
    await consenting.withdraw(mate);
    expect(await consenting.isPublished(archive)).toBe(false);
    await confirmEmail(newcomer);
    expect(await consenting.isPublished(archive)).toBe(true);
  });

  it('stays shut for a member whom such a writer leaves alone', async () => {
    const on = evaluatingOn(server);
    const consenting = consentingOn(server);
    const archive = await on.register([newcomer, mate]);
    await on.submit(archive, { evaluations: [entryFor(newcomer)] }, mate);
    await consenting.withdraw(newcomer);
    expect(await consenting.isPublished(archive)).toBe(false);
    expect(await consenting.consentsOf(archive)).toEqual({ [mate.id]: 'CONFIRMED' });
  });
});
