import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ACCOUNT_MESSAGES, type SessionData } from '@contract/auth';
import { MESSAGES, tooLong } from '@contract/messages';
import { type MyPage } from '@contract/mypage';
import { CHECK_MESSAGES, SIGNUP_MESSAGES, type ProfilePayload } from '@contract/signup';
import { sql } from 'kysely';
import sharp from 'sharp';
import { pdf } from '../../../app/testing/joining';
import { createJoin, joinForm, PHOTO, type JoinFiles, type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const edit = ({ token }: Pick<TestMember, 'token'>, memberDTO: unknown, files: JoinFiles = {}) =>
  server.call<MyPage>('PUT', '/api/users/me/profile', { token, form: joinForm(memberDTO, { photo: null, ...files }) });

const myPage = ({ token }: TestMember) => server.call<MyPage>('GET', '/api/mypage', { token });

/** The data of the edit page when the member changes only these fields. */
function createProfile({ nickname }: TestMember, changes: Partial<ProfilePayload> = {}): ProfilePayload {
  const { username, password, name, birth, gender, phone, email, address, ...profile } = createJoin({ nickname });
  return { ...profile, ...changes };
}

const storedFiles = () =>
  ['image', 'file'].flatMap((kind) => {
    const folder = path.join(server.dataDir, 'uploads', kind);
    return (existsSync(folder) ? readdirSync(folder) : []).map((name) => `/uploads/${kind}/${name}`);
  });

const newFile = (fileName = '') => ({ fileName, fileSize: 0, url: null });
const link = (name: string) => ({ fileName: name, fileSize: 0, url: `https://${name}.example.org` });

/** A member with portfolio files of these names, and as many links. */
async function withPortfolio(...names: string[]) {
  const member = await server.member();
  const portfolio = [...names.map(newFile), ...names.map((_, number) => link(`link${number}`))];
  const { data } = await edit(member, createProfile(member, { portfolio }), { portfolioFiles: names.map(pdf) });
  return { member, items: data.careerHistory.portfolios };
}

const keep = ({ id, fileName }: { id: number; fileName: string }) => ({ id, fileName, fileSize: 0, url: null });

describe('the profile', () => {
  it('stores every field of step 2 and returns the profile page', async () => {
    const member = await server.member();
    const profile = createProfile(member, {
      nickname: '새이름_1',
      schoolName: '연세대학교',
      grade: 'GRADUATED',
      major: '컴퓨터',
      degree: 'GRADUATION',
      entranceDate: '2018-01-01',
      graduationDate: '2022-01-01',
      skillCategory: ['REACT', 'FIGMA'],
      desiredJob: ['PM', 'FRONT_END'],
      introduction: ' 반가워요.\r\n잘 부탁해요. ',
      experiences: [
        {
          experienceType: 'CLUB',
          experienceName: '동아리',
          startDate: '2023-03-02',
          endDate: '2023-12-20',
          experienceDescription: '웹',
        },
        { experienceType: '', experienceName: '', startDate: '', endDate: '', experienceDescription: '' },
      ],
      careers: [{ companyName: '이음', startDate: '2024-01-01', endDate: '2024-06-30', careerDescription: '화면' }],
      awards: [{ awardType: 'AWARD', awardName: '대상', organizer: '학교', awardDuration: '2024-02-29' }],
    });
    const before = (await myPage(member)).data;
    const { code, data } = await edit(member, profile);

    expect(code).toBe(200);
    expect(data.basicInfo).toEqual({
      ...before.basicInfo,
      nickname: '새이름_1',
      schoolName: '연세대학교',
      grade: 'GRADUATED',
      major: '컴퓨터',
      degree: 'GRADUATION',
      entranceDate: '2018-01-01',
      graduationDate: '2022-01-01',
      skillCategory: ['REACT', 'FIGMA'],
      desiredJob: ['PM', 'FRONT_END'],
    });
    expect(data.careerHistory).toEqual({
      introduction: '반가워요.\n잘 부탁해요.',
      experiences: profile.experiences.slice(0, 1),
      careers: profile.careers,
      awards: profile.awards,
      portfolios: [],
    });
    expect((await myPage(member)).data).toEqual(data);

    const emptied = await edit(member, createProfile(member));
    expect(emptied.data.careerHistory).toMatchObject({ experiences: [], careers: [], awards: [], introduction: '' });
    expect(emptied.data.basicInfo).toMatchObject({ degree: null, entranceDate: null, graduationDate: null });
  });

  it('does not change account fields that are sent with the profile', async () => {
    const member = await server.member();
    const account = async () => (await server.call('GET', '/api/users/me', { token: member.token })).data;
    const before = await account();
    const sent = {
      ...createProfile(member),
      email: 'x@example.org',
      username: 'other',
      password: 'newer1234',
      name: '딴',
    };
    expect((await edit(member, sent)).code).toBe(200);
    expect(await account()).toEqual(before);
    const { username, password } = member;
    expect((await server.call('POST', '/api/login', { json: { username, password } })).code).toBe(200);
  });

  it.each<[string, object, string]>([
    ['no nickname', { nickname: '' }, SIGNUP_MESSAGES.nicknameEmpty],
    ['a malformed nickname', { nickname: '_a' }, ACCOUNT_MESSAGES.nicknamePattern],
    ['no school', { schoolName: ' ' }, SIGNUP_MESSAGES.schoolEmpty],
    ['an unknown skill', { skillCategory: ['COBOL'] }, MESSAGES.valueNotInList],
    ['a partly filled row', { awards: [{ awardType: 'AWARD' }] }, SIGNUP_MESSAGES.awardName],
    ['501 characters of introduction', { introduction: '가'.repeat(501) }, tooLong(500)],
    ['a javascript link', { portfolio: [{ ...link('x'), url: 'javascript:alert(1)' }] }, MESSAGES.link],
  ])('returns 400 for %s', async (_, wrong, message) => {
    const member = await server.member();
    const before = (await myPage(member)).data;
    const response = await edit(member, { ...createProfile(member), ...wrong });
    expect([response.code, response.message]).toEqual([400, message]);
    expect((await myPage(member)).data).toEqual(before);
  });

  it('returns 40201 to visitors', async () => {
    const form = joinForm({}, { photo: null });
    expect((await server.call('PUT', '/api/users/me/profile', { form })).status).toBe(40201);
    const { token } = await server.member();
    expect((await server.call('PUT', '/api/users/me/profile', { token, json: {} })).code).toBe(415);
  });
});

describe('the nickname', () => {
  it("may change its case, but not to another member's nickname", async () => {
    const [member, other] = [await server.member({ nickname: '가나Ab' }), await server.member({ nickname: '다라Cd' })];
    const own = await edit(member, createProfile(member, { nickname: '가나aB' }));
    expect([own.code, own.data.basicInfo.nickname]).toEqual([200, '가나aB']);

    const taken = await edit(member, createProfile(member, { nickname: other.nickname.toLowerCase() }));
    expect([taken.code, taken.message, taken.errors?.[0]?.field]).toEqual([
      400,
      CHECK_MESSAGES.nickname.taken,
      'nickname',
    ]);
  });

  it('of a member may be a reserved one, which the server refuses to other members', async () => {
    const [member, other] = [await server.member({ nickname: '운영자' }), await server.member()];
    expect((await edit(member, createProfile(member))).code).toBe(200);
    expect((await edit(other, createProfile(other, { nickname: '운영_진' }))).message).toBe(
      CHECK_MESSAGES.nickname.taken,
    );
  });

  it('is given to one of several members who request it concurrently', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => server.member()));
    const responses = await Promise.all(
      members.map((one) => edit(one, createProfile(one, { nickname: '탐나는이름' }))),
    );
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 400, 400, 400]);
    expect(new Set(responses.filter(({ code }) => code === 400).map(({ message }) => message))).toEqual(
      new Set([CHECK_MESSAGES.nickname.taken]),
    );
  });
});

describe('the photo', () => {
  it('does not change when none is sent, and is erased in both sizes when it is replaced', async () => {
    const member = await server.member();
    const photoOf = (data: MyPage) => [
      data.basicInfo.profileImg,
      data.basicInfo.profileImg.replace('.webp', '-small.webp'),
    ];
    const before = photoOf((await edit(member, createProfile(member))).data);
    expect(storedFiles()).toEqual(expect.arrayContaining(before));

    const photo = await sharp({ create: { width: 30, height: 40, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const after = photoOf((await edit(member, createProfile(member), { photo })).data);
    expect(after).not.toEqual(before);
    expect(storedFiles()).toEqual(expect.arrayContaining(after));
    for (const gone of before) expect(storedFiles()).not.toContain(gone);
    for (const gone of before) expect((await server.call('GET', gone)).code).toBe(404);

    const { username, password } = member;
    const login = await server.call<SessionData>('POST', '/api/login', { json: { username, password } });
    expect(login.data.profileImg).toBe(after[0]);
  });

  it('is reported at its position in the form when it is invalid', async () => {
    const member = await server.member();
    const before = storedFiles();
    const photo = Buffer.from('<svg/>');
    const response = await edit(member, createProfile(member, { schoolName: '' }), { photo });
    expect([response.code, response.message]).toEqual([400, MESSAGES.imageType]);
    expect(response.errors?.map(({ field }) => field)).toEqual(['photo', 'schoolName']);
    const broken = await edit(member, createProfile(member), { photo: PHOTO.subarray(0, 40) });
    expect([broken.code, broken.message]).toEqual([400, MESSAGES.imageBroken]);
    expect(storedFiles()).toEqual(before);
  });
});

describe('the portfolio', () => {
  it('updates stored items by id, in a new order, and adds new ones', async () => {
    const { member, items } = await withPortfolio('하나.pdf', '둘.pdf');
    const [one, two, firstLink, secondLink] = items;
    const portfolio = [keep(secondLink!), newFile('셋.pdf'), keep(two!), link('more'), keep(one!), keep(firstLink!)];
    const { code, data } = await edit(member, createProfile(member, { portfolio }), { portfolioFiles: [pdf()] });

    expect(code).toBe(200);
    const after = data.careerHistory.portfolios;
    expect(after.map(({ fileName }) => fileName)).toEqual(['link1', '셋.pdf', '둘.pdf', 'more', '하나.pdf', 'link0']);
    expect([after[0], after[2], after[4], after[5]]).toEqual([secondLink, two, one, firstLink]);
    for (const { url } of after.filter(({ fileSize }) => fileSize > 0)) {
      expect((await server.call('GET', url)).code).toBe(200);
    }
  });

  it('deletes items that are not listed, with their files', async () => {
    const { member, items } = await withPortfolio('하나.pdf', '둘.pdf');
    const [one, two] = items;
    const { data } = await edit(member, createProfile(member, { portfolio: [keep(two!)] }));
    expect(data.careerHistory.portfolios).toEqual([two]);
    expect(storedFiles()).toContain(two?.url);
    expect(storedFiles()).not.toContain(one?.url);
    expect((await server.call('GET', one?.url ?? '')).code).toBe(404);
  });

  it('allows five files and five links, stored and new ones together', async () => {
    const { member, items } = await withPortfolio('1.pdf', '2.pdf', '3.pdf', '4.pdf');
    const kept = items.map(keep);
    const full = await edit(member, createProfile(member, { portfolio: [...kept, newFile(), link('fifth')] }), {
      portfolioFiles: [pdf()],
    });
    expect([full.code, full.data.careerHistory.portfolios.length]).toEqual([200, 10]);

    const files = full.data.careerHistory.portfolios.filter(({ fileSize }) => fileSize > 0).map(keep);
    const sixFiles = await edit(member, createProfile(member, { portfolio: [...files, newFile()] }), {
      portfolioFiles: [pdf()],
    });
    expect([sixFiles.code, sixFiles.message]).toEqual([400, MESSAGES.portfolioFiles]);
    const links = full.data.careerHistory.portfolios.filter(({ fileSize }) => fileSize === 0).map(keep);
    const sixLinks = await edit(member, createProfile(member, { portfolio: [...links, link('sixth')] }));
    expect([sixLinks.code, sixLinks.message]).toEqual([400, MESSAGES.portfolioLinks]);
    expect((await myPage(member)).data.careerHistory).toEqual(full.data.careerHistory);
  });

  it('accepts only ids of the member, each once', async () => {
    const { member, items } = await withPortfolio('하나.pdf');
    const foreign = await withPortfolio('남의것.pdf');
    const before = storedFiles();
    const [own, others] = [keep(items[0]!), keep(foreign.items[0]!)];
    for (const kept of [[others], [own, own], [own, { ...own, id: 999_999 }]]) {
      const portfolio = [...kept, newFile()];
      const response = await edit(member, createProfile(member, { portfolio }), { portfolioFiles: [pdf()] });
      expect([response.code, response.message]).toEqual([400, MESSAGES.badRequest]);
    }
    expect(storedFiles()).toEqual(before);
    expect((await myPage(foreign.member)).data.careerHistory.portfolios).toEqual(foreign.items);
  });

  it('has the state of one of several concurrent edits', async () => {
    const { member, items } = await withPortfolio('하나.pdf', '둘.pdf');
    const wanted = [[keep(items[0]!)], [keep(items[1]!)], items.toReversed().map(keep)];
    const responses = await Promise.all(wanted.map((portfolio) => edit(member, createProfile(member, { portfolio }))));
    expect(responses.filter(({ code }) => code === 200).length).toBeGreaterThan(0);
    expect(responses.every(({ code }) => [200, 400].includes(code))).toBe(true);
    const { portfolios } = (await myPage(member)).data.careerHistory;
    for (const { url } of portfolios.filter(({ fileSize }) => fileSize > 0)) expect(storedFiles()).toContain(url);
  });
});

it('an edit that fails loses no old file and leaves no new one', async () => {
  const { member, items } = await withPortfolio('하나.pdf');
  const before = { files: storedFiles(), page: (await myPage(member)).data };
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
    server.db,
  );
  await sql`create trigger refused before insert on member_portfolio execute function refuse()`.execute(server.db);
  const profile = createProfile(member, { portfolio: [newFile()], introduction: '바뀜' });
  const broken = await edit(member, profile, { photo: PHOTO, portfolioFiles: [pdf()] });
  await sql`drop function refuse() cascade`.execute(server.db);

  expect(broken.code).toBe(500);
  expect({ files: storedFiles(), page: (await myPage(member)).data }).toEqual(before);
  expect(items).toHaveLength(2);
});
