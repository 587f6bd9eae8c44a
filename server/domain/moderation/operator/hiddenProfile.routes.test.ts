import { type SessionData } from '@contract/auth';
import { type MyPage } from '@contract/mypage';
import { type ProfilePayload } from '@contract/signup';
import { SMALL_IMAGE, smallImage } from '@contract/upload';
import sharp from 'sharp';
import { commentingOn } from '../../../app/testing/commenting';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { createJoin, joinForm, PHOTO, type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recruitingOn } from '../../../app/testing/recruiting';
import { createPayload } from '../../../app/testing/samplePayload';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { TestBrowser } from '../../../app/testing/testBrowser';

let server: TestServer;
let on: Deciding;
let stranger: TestMember;

beforeAll(async () => {
  server = await startServer();
  on = decidingOn(server, await operatorOn(server));
  stranger = await server.member();
});
afterAll(() => server.close());

const pageOf = async (nickname: string) =>
  (await server.call<MyPage>('GET', `/api/mypage/${encodeURIComponent(nickname)}`, { token: stranger.token })).data;
const ownPage = async ({ token }: Pick<TestMember, 'token'>) =>
  (await server.call<MyPage>('GET', '/api/mypage', { token })).data;
const statusOf = async (address: string) => (await server.app.inject({ url: address })).statusCode;

/** Saves the own profile. */
function edit({ token, nickname }: TestMember, changes: Partial<ProfilePayload> = {}, photo: Buffer | null = null) {
  const { username, password, name, birth, gender, phone, email, address, ...profile } = createJoin({ nickname });
  const form = joinForm({ ...profile, ...changes }, { photo });
  return server.call<MyPage>('PUT', '/api/users/me/profile', { token, form });
}

/** The addresses of both sizes of a photo. */
const sizesOf = (photo: string) => [photo, smallImage(photo)];

async function logIn({ username, password }: TestMember) {
  const { data, headers } = await server.call<SessionData>('POST', '/api/login', { json: { username, password } });
  return { nickname: data.nickname, token: headers['access'] ?? '' };
}

describe('a hidden photo', () => {
  it('is a 404 at its old address in every size, invisible to others and visible to its owner', async () => {
    const member = await server.member();
    const post = await recruitingOn(server.call).publish(member);
    const before = (await ownPage(member)).basicInfo.profileImg;
    expect(await Promise.all(sizesOf(before).map(statusOf))).toEqual([200, 200]);
    await on.measure('HIDE', 'PROFILE', member.id, { parts: ['PHOTO'] });

    expect(await Promise.all(sizesOf(before).map(statusOf))).toEqual([404, 404]);
    expect((await pageOf(member.nickname)).basicInfo.profileImg).toBe('');
    const { data } = await server.call<{ writerProfileImage: string | null }>('GET', `/api/projects/${post}`);
    expect(data.writerProfileImage).toBeNull();
    const own = await ownPage(member);
    expect(own.basicInfo.profileImg).not.toBe(before);
    expect(await Promise.all(sizesOf(own.basicInfo.profileImg).map(statusOf))).toEqual([200, 200]);
    expect(own.hiddenParts).toMatchObject([{ part: 'PHOTO', reason: '운영 규칙에 어긋나요.' }]);
  });

  it('stays hidden when its owner uploads another one, which is shown after restoring', async () => {
    const member = await server.member();
    await on.measure('HIDE', 'PROFILE', member.id, { parts: ['PHOTO'] });
    const moved = (await ownPage(member)).basicInfo.profileImg;
    const other = await sharp(PHOTO).resize(SMALL_IMAGE).png().toBuffer();
    const { code, data } = await edit(member, {}, other);
    expect(code).toBe(200);
    const uploaded = data.basicInfo.profileImg;
    expect([uploaded === moved, await statusOf(moved), await statusOf(uploaded)]).toEqual([false, 404, 200]);
    expect((await pageOf(member.nickname)).basicInfo.profileImg).toBe('');

    await on.measure('RESTORE', 'PROFILE', member.id);
    expect((await pageOf(member.nickname)).basicInfo.profileImg).toBe(uploaded);
    expect((await ownPage(member)).hiddenParts).toBeUndefined();
  });

  it('cannot be hidden if the member has none', async () => {
    const member = await server.member();
    await server.db.updateTable('member').set({ profile_image: null }).where('id', '=', member.id).execute();
    expect((await on.measure('HIDE', 'PROFILE', member.id, { parts: ['PHOTO'] })).code).toBe(409);
  });
});

describe('a hidden nickname', () => {
  /** A member with this nickname, which a post and a comment show. */
  async function known(nickname: string) {
    const member = await server.member({ nickname });
    const post = await recruitingOn(server.call).publish(member);
    await commentingOn(server, createPayload()).write(post, '댓글', member);
    return { member, post };
  }

  it('is replaced on posts, comments, profile and search by 회원 and digits, and the sessions end', async () => {
    const { member, post } = await known('나쁜닉네임');
    await on.measure('HIDE', 'PROFILE', member.id, { parts: ['NICKNAME'] });
    expect((await server.call('GET', '/api/users/me', { token: member.token })).status).toBe(40203);
    const { nickname } = await logIn(member);
    expect(nickname).toMatch(/^회원\d{8}$/);
    for (const token of [undefined, stranger.token]) {
      const detail = await server.call('GET', `/api/projects/${post}`, { token });
      expect(detail.text).not.toContain('나쁜닉네임');
      expect(detail.text.split(nickname).length).toBeGreaterThan(2);
    }
    const search = (name: string) =>
      server.call('GET', `/api/users/search?nickname=${encodeURIComponent(name)}`, { token: stranger.token });
    expect([(await search('나쁜닉네임')).code, (await search(nickname)).code]).toEqual([400, 200]);
    expect((await pageOf(nickname)).basicInfo.memberId).toBe(member.id);
    const old = await server.call('GET', `/api/mypage/${encodeURIComponent('나쁜닉네임')}`, { token: stranger.token });
    expect(old.code).toBe(404);
  });

  it('ends the session of a kept login, which opens another one with the placeholder', async () => {
    const { member } = await known('남은닉네임');
    const browser = new TestBrowser(() => server);
    await browser.login(member, true);
    await on.measure('HIDE', 'PROFILE', member.id, { parts: ['NICKNAME'] });
    expect((await browser.me()).status).toBe(40203);
    expect((await browser.resume()).data.nickname).toMatch(/^회원\d{8}$/);
  });

  it('is reserved in any spelling: for joins, for changes of others and for its owner', async () => {
    const { member } = await known('BadName');
    await on.measure('HIDE', 'PROFILE', member.id, { parts: ['NICKNAME'] });
    const check = (name: string) => server.call('GET', `/api/users/check_nickname?nickname=${name}`);
    expect([(await check('badname')).code, (await check('BADNAME')).code]).toEqual([400, 400]);
    await expect(server.member({ nickname: 'badName' })).rejects.toThrow();
    const other = await server.member();
    expect((await edit(other, { nickname: 'badname' })).code).toBe(400);
    const owner = { ...member, ...(await logIn(member)) };
    expect((await edit(owner, { nickname: 'BadName' })).code).toBe(400);
  });

  it('may be replaced by its owner, and returns when it is restored', async () => {
    const { member } = await known('첫닉네임');
    await on.measure('HIDE', 'PROFILE', member.id, { parts: ['NICKNAME'] });
    const owner = { ...member, ...(await logIn(member)) };
    expect((await edit(owner, { nickname: '고른닉네임' })).code).toBe(200);
    expect((await pageOf('고른닉네임')).basicInfo.memberId).toBe(member.id);
    await on.measure('RESTORE', 'PROFILE', member.id);
    expect((await pageOf('첫닉네임')).basicInfo.memberId).toBe(member.id);
    const freed = await server.call('GET', `/api/users/check_nickname?nickname=${encodeURIComponent('고른닉네임')}`);
    expect(freed.code).toBe(200);
  });
});

describe('a nickname that its owner has chosen instead of a hidden one', () => {
  /** A member whose first nickname was hidden, and who has chosen a second one. */
  async function renamed(first: string, second: string) {
    const member = await server.member({ nickname: first });
    await on.measure('HIDE', 'PROFILE', member.id, { parts: ['NICKNAME'] });
    const owner = { ...member, ...(await logIn(member)) };
    expect((await edit(owner, { nickname: second })).code).toBe(200);
    return member;
  }

  it('is shown to operators beside the hidden one, and may be hidden as well', async () => {
    const member = await renamed('나쁜이름둘', '다시욕설');
    const { data } = await on.open('PROFILE', member.id);
    expect(data).toMatchObject({ title: '다시욕설', hiddenParts: [], hidden: true });
    expect(data.now?.fields[0]).toEqual({ name: 'NICKNAME', text: '다시욕설\n나쁜이름둘' });
    const hidden = await on.measure('HIDE', 'PROFILE', member.id, { parts: ['NICKNAME'], reason: '또 욕설이에요.' });
    expect(hidden).toMatchObject({ code: 200, data: { hiddenParts: ['NICKNAME'], title: '나쁜이름둘' } });
    const { nickname, token } = await logIn(member);
    expect(nickname).toMatch(/^회원\d{8}$/);
    expect((await ownPage({ token })).hiddenParts).toMatchObject([{ part: 'NICKNAME', reason: '또 욕설이에요.' }]);
    const old = await server.call('GET', `/api/mypage/${encodeURIComponent('다시욕설')}`, { token: stranger.token });
    expect(old.code).toBe(404);
    expect((await on.measure('HIDE', 'PROFILE', member.id, { parts: ['NICKNAME'] })).code).toBe(409);
  });

  it('stays reserved like the first one once it is hidden, until the first one is restored', async () => {
    const member = await renamed('FirstBad', 'SecondBad');
    await on.measure('HIDE', 'PROFILE', member.id, { parts: ['NICKNAME'] });
    const check = async (name: string) => (await server.call('GET', `/api/users/check_nickname?nickname=${name}`)).code;
    expect([await check('firstbad'), await check('secondbad')]).toEqual([400, 400]);
    await expect(server.member({ nickname: 'secondBad' })).rejects.toThrow();
    const owner = { ...member, ...(await logIn(member)) };
    expect((await edit(owner, { nickname: 'SecondBad' })).code).toBe(400);
    await on.measure('RESTORE', 'PROFILE', member.id);
    expect((await pageOf('FirstBad')).basicInfo.memberId).toBe(member.id);
    expect(await check('secondbad')).toBe(200);
  });
});

it('a hidden introduction is visible only to its owner, also after a change', async () => {
  const member = await server.member({ introduction: '광고 소개' });
  await on.measure('HIDE', 'PROFILE', member.id, { parts: ['INTRODUCTION'] });
  await edit(member, { introduction: '고친 광고' });
  expect((await pageOf(member.nickname)).careerHistory.introduction).toBe('');
  expect((await ownPage(member)).careerHistory.introduction).toBe('고친 광고');
});
