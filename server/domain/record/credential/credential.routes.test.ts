import { CREDENTIAL_MESSAGES } from '@contract/credential';
import { creditingOn, openJwt, type Crediting } from '../../../app/testing/crediting';
import { type TestMember } from '../../../app/testing/member';
import { recordingOn, type Recording } from '../../../app/testing/recording';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { readBadge } from './badgePng';

let server: TestServer;
let on: Crediting;
let records: Recording;
let member: TestMember;
let mate: TestMember;
beforeAll(async () => {
  server = await startServer({ publicUrl: 'https://teamieum.example' });
  on = creditingOn(server);
  records = recordingOn(server);
  [member, mate] = [await server.member(), await server.member()];
});
afterAll(() => server.close());

const leave = ({ token, nickname, password }: TestMember) =>
  server.call('DELETE', '/api/user/delete', {
    token,
    json: { username: nickname, password, confirm_password: password },
  });

describe('issuing a credential', () => {
  it('issues one to a confirmed member of a published archive, and returns the same one to later requests', async () => {
    const owner = await server.member();
    const archive = await records.publish([owner, mate]);
    const { code, data, message } = await on.issue(archive, owner);
    expect([code, message]).toEqual([200, CREDENTIAL_MESSAGES.issued]);
    expect(data).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      archiveId: archive,
      title: '함께 만들었어요',
      issuedDateTime: expect.stringMatching(/\.000Z$/) as string,
      withdrawnDateTime: null,
      verifyUrl: `https://teamieum.example/verify/${data.id}`,
      issuer: 'did:web:teamieum.example',
      moved: false,
      addressOnly: false,
    });
    expect((await on.issue(archive, owner)).data).toEqual(data);
    expect((await on.issue(archive, owner, { renew: false })).data).toEqual(data);
    expect((await on.list(owner)).data).toEqual([data]);
  });

  it('issues one credential for ten concurrent requests', async () => {
    const archive = await records.publish([member, mate]);
    const responses = await Promise.all(Array.from({ length: 10 }, () => on.issue(archive, member)));
    expect(responses.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(responses.map(({ data }) => data.id)).size).toBe(1);
  });

  it('refuses unconfirmed members, pending archives and visitors', async () => {
    const [outsider, asked] = [await server.member(), await server.member()];
    const published = await records.publish([member, mate]);
    const pending = await records.publish([member, mate], { published_at: null });
    await server.db
      .insertInto('archive_member')
      .values({
        archive_id: published,
        member_id: asked.id,
        position: 9,
        roles: ['PM'],
        consent: 'ASKED',
        answered_at: null,
      })
      .execute();
    const refusal = async (archive: number, asker: Partial<TestMember>) => {
      const { code, status, message } = await on.issue(archive, asker);
      return [code, status, message];
    };
    expect(await refusal(pending, member)).toEqual([409, 409, CREDENTIAL_MESSAGES.pending]);
    expect(await refusal(published, outsider)).toEqual([403, 403, CREDENTIAL_MESSAGES.notConfirmed]);
    expect(await refusal(published, asked)).toEqual([403, 403, CREDENTIAL_MESSAGES.notConfirmed]);
    expect((await refusal(published, {})).slice(0, 2)).toEqual([401, 40201]);
    expect((await refusal(pending, outsider)).slice(0, 1)).toEqual([404]);
    expect((await refusal(999_999, member)).slice(0, 1)).toEqual([404]);
  });

  it('issues a new credential dated today and withdraws the old one when it is renewed', async () => {
    const archive = await records.publish([member, mate]);
    const old = await on.issued(archive, member);
    const renewed = await on.issued(archive, member, { renew: true });
    expect(renewed.id).not.toBe(old.id);
    expect([await on.resultOf(old.token), await on.resultOf(renewed.token)]).toEqual(['WITHDRAWN', 'VALID']);
    expect((await on.issue(archive, member)).data.id).toBe(renewed.id);
    const { sub } = openJwt(renewed.token).payload;
    expect(sub).not.toBe(openJwt(old.token).payload.sub);
  });
});

describe('the files of a credential', () => {
  it('contain the same token, and are sent as attachments to their owner only', async () => {
    const { id, token } = await on.issued(await records.publish([member, mate]), member);
    const [jwt, png] = [await on.file('jwt', id, member), await on.file('png', id, member)];
    expect([jwt.headers['content-type'], png.headers['content-type']]).toEqual(['application/vc+jwt', 'image/png']);
    const named = (kind: string) => `filename*=UTF-8''${encodeURIComponent(`함께 만들었어요 팀이음 증명서.${kind}`)}`;
    expect(jwt.headers['content-disposition']).toContain(named('jwt'));
    expect(png.headers['content-disposition']).toContain(named('png'));
    expect(readBadge(png.raw)).toBe(token);
    for (const kind of ['jwt', 'png'] as const) {
      expect((await on.file(kind, id, mate)).code).toBe(404);
      expect((await on.file(kind, 'no-id', member)).code).toBe(404);
      expect((await on.file(kind, id, {})).status).toBe(40201);
    }
  });

  it('are refused once the credential is withdrawn', async () => {
    const { id } = await on.issued(await records.publish([member, mate]), member);
    await on.withdraw(id, member);
    for (const kind of ['jwt', 'png'] as const) {
      const { code, message } = await on.file(kind, id, member);
      expect([code, message]).toEqual([409, CREDENTIAL_MESSAGES.isWithdrawn]);
    }
  });
});

describe('a credential', () => {
  const reasonOf = async (id: string) =>
    (await server.db.selectFrom('credential').select('reason').where('id', '=', id).executeTakeFirstOrThrow()).reason;

  it('is withdrawn permanently by its owner, and a second withdrawal changes nothing', async () => {
    const archive = await records.publish([member, mate]);
    const { id, token } = await on.issued(archive, member);
    expect((await on.withdraw(id, mate)).code).toBe(404);
    const { data } = await on.withdraw(id, member);
    expect(data.withdrawnDateTime).not.toBeNull();
    expect((await on.withdraw(id, member)).data).toEqual(data);
    expect([await reasonOf(id), await on.resultOf(token)]).toEqual(['MEMBER', 'WITHDRAWN']);
    expect((await on.issue(archive, member)).data.id).not.toBe(id);
    const undo = server.db.updateTable('credential').set({ withdrawn_at: null, reason: null }).where('id', '=', id);
    await expect(undo.execute()).rejects.toMatchObject({ constraint: 'credential_final' });
    const remove = server.db.deleteFrom('credential').where('id', '=', id);
    await expect(remove.execute()).rejects.toMatchObject({ constraint: 'credential_kept' });
  });

  it('is withdrawn when its owner deletes the archive', async () => {
    const archive = await records.publish([member, mate]);
    const { id, token } = await on.issued(archive, member);
    await server.call('DELETE', `/api/archive/${archive}`, { token: member.token });
    expect([await reasonOf(id), await on.resultOf(token)]).toEqual(['ARCHIVE', 'WITHDRAWN']);
    const { data } = await on.list(member);
    expect(data.find((one) => one.id === id)).toMatchObject({ archiveId: null, title: '함께 만들었어요' });
  });

  it('is withdrawn when the member withdraws, and then has no personal data', async () => {
    const leaver = await server.member();
    const archive = await records.publish([mate, leaver]);
    const { id, token } = await on.issued(archive, leaver);
    const other = await on.issued(archive, mate);
    expect((await leave(leaver)).code).toBe(200);

    const responses = [await on.read(id), await on.verifyText(token)];
    for (const { data, text } of responses) {
      expect(data).toMatchObject({ result: 'WITHDRAWN', credential: { id, title: null, nickname: null, roles: null } });
      expect(text).not.toContain(leaver.nickname);
    }
    const row = await server.db.selectFrom('credential').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ archive_id: null, facts: null, token: null, salt: null, reason: 'ACCOUNT' });
    expect(await on.resultOf(other.token)).toBe('VALID');
  });

  it('is not withdrawn by an edit of the archive, and contains the facts of the day of issue', async () => {
    const archive = await records.publish([member, mate]);
    const { id, token } = await on.issued(archive, member);
    await server.db.updateTable('archive').set({ title: '고친 제목' }).where('id', '=', archive).execute();
    expect((await on.read(id)).data).toMatchObject({ result: 'VALID', credential: { title: '함께 만들었어요' } });
    expect((await on.verifyText(token)).data).toEqual((await on.read(id)).data);
  });
});
