import { type MyPage } from '@contract/mypage';
import { CHECK_MESSAGES, type ProfilePayload } from '@contract/signup';
import { creditingOn, type Crediting } from '../../../app/testing/crediting';
import { createJoin, joinForm, type TestMember } from '../../../app/testing/member';
import { recordingOn, type Recording } from '../../../app/testing/recording';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let on: Crediting;
let records: Recording;
beforeAll(async () => {
  server = await startServer({ publicUrl: 'https://teamieum.example' });
  on = creditingOn(server);
  records = recordingOn(server);
});
afterAll(() => server.close());

function profileOf(nickname: string): ProfilePayload {
  const { username, password, name, birth, gender, phone, email, address, ...profile } = createJoin({ nickname });
  return profile;
}

const rename = ({ token }: TestMember, nickname: string) =>
  server.call<MyPage>('PUT', '/api/users/me/profile', { token, form: joinForm(profileOf(nickname), { photo: null }) });

const check = (nickname: string) =>
  server.call('GET', `/api/users/check_nickname?nickname=${encodeURIComponent(nickname)}`);

const join = (nickname: string) => server.call('POST', '/api/users/join', { form: joinForm(createJoin({ nickname })) });

/** A member with a credential for this nickname, who then took another one. */
async function renamedOwner(nickname: string) {
  const owner = await server.member({ nickname });
  const { id } = await on.issued(await records.publish([owner, await server.member()]), owner);
  expect((await rename(owner, `${nickname}2`)).code).toBe(200);
  return { owner, id };
}

describe('a nickname on a valid credential', () => {
  it('is taken for other members when they check it, join with it or rename themselves to it, in any case', async () => {
    await renamedOwner('증명Ab');
    const other = await server.member();
    for (const response of [await check('증명aB'), await join('증명Ab'), await rename(other, '증명aB')]) {
      expect([response.code, response.message]).toEqual([400, CHECK_MESSAGES.nickname.taken]);
    }
  });

  it('is listed to its member, who goes back to it without a check', async () => {
    const { owner } = await renamedOwner('돌아온이');
    const page = await server.call<MyPage>('GET', '/api/mypage', { token: owner.token });
    expect(page.data.basicInfo.ownNicknames).toEqual(['돌아온이']);
    const back = await rename(owner, '돌아온이');
    expect([back.code, back.data.basicInfo.ownNicknames]).toEqual([200, []]);
  });

  it('is free once the credential is withdrawn', async () => {
    const { owner, id } = await renamedOwner('취소한이');
    await on.withdraw(id, owner);
    expect((await check('취소한이')).code).toBe(200);
    expect((await rename(await server.member(), '취소한이')).code).toBe(200);
  });

  it('does not keep a member of before, who has the same one, from saving the profile', async () => {
    const { id } = await renamedOwner('예전이름');
    const other = await server.member({ nickname: '지금이름' });
    const facts = server.db.selectFrom('credential').select('facts').where('id', '=', id);
    const stored = { ...(await facts.executeTakeFirstOrThrow()).facts, nickname: '지금이름' };
    await server.db
      .updateTable('credential')
      .set({ facts: JSON.stringify(stored) })
      .where('id', '=', id)
      .execute();
    expect((await rename(other, '지금이름')).code).toBe(200);
  });

  it('is never that of two members, when renaming, issuing and taking the nickname race', async () => {
    const [owner, taker] = [await server.member(), await server.member()];
    const archive = await records.publish([owner, await server.member()]);
    for (let race = 0; race < 20; race += 1) {
      const nickname = `경주${race}`;
      await rename(owner, nickname);
      const [, issued] = await Promise.all([
        rename(owner, `옛경주${race}`),
        on.issue(archive, owner, { renew: true }),
        rename(taker, nickname),
      ]);
      const holder = await server.db
        .selectFrom('member')
        .select('id')
        .where('nickname', '=', nickname)
        .executeTakeFirst();
      const { data } = await on.read(issued.data.id);
      if (data.credential?.nickname === nickname) expect(holder?.id).not.toBe(taker.id);
      await rename(taker, `다른이름${race}`);
    }
  });
});
