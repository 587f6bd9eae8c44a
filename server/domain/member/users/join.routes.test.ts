import { Readable } from 'node:stream';
import { ACCOUNT_MESSAGES } from '@contract/auth';
import { addDays, isRealDate, todayInKorea } from '@contract/dates';
import { LIMITS } from '@contract/limits';
import { MESSAGES, tooLong } from '@contract/messages';
import { CHECK_MESSAGES, SIGNUP_MESSAGES, type JoinPayload } from '@contract/signup';
import sharp from 'sharp';
import { createJoin, joinForm, PHOTO } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { joiningOn, pdf, type Joining } from '../../../app/testing/joining';

const MB = 1024 * 1024;

let server: TestServer;
let joining: Joining;
beforeAll(async () => {
  server = await startServer();
  joining = joiningOn(server);
});
afterAll(() => server.close());

const join: Joining['join'] = (...args) => joining.join(...args);
const refusal: Joining['refusal'] = (...args) => joining.refusal(...args);

describe('joining', () => {
  it('stores every field of the form', async () => {
    const values = createJoin({
      nickname: '가나_a1',
      introduction: ' 안녕하세요.\r\n반가워요. ',
      degree: 'ENROLLMENT',
      entranceDate: '2020-01-01',
      graduationDate: '2024-01-01',
      skillCategory: ['FIGMA', 'AFTER_EFFECT'],
      desiredJob: ['PM', 'FRONT_END'],
      experiences: [
        {
          experienceType: 'CLUB',
          experienceName: '코딩 동아리',
          startDate: '2023-03-02',
          endDate: '2023-12-20',
          experienceDescription: '웹을 만들었어요.',
        },
        { experienceType: '', experienceName: ' ', startDate: '', endDate: '', experienceDescription: '' },
      ],
      careers: [
        { companyName: '팀이음', startDate: '2024-01-01', endDate: '2024-06-30', careerDescription: '그렸어요.' },
      ],
      awards: [{ awardType: 'AWARD', awardName: '대상', organizer: '학교', awardDuration: '2024-02-29' }],
      portfolio: [
        { fileName: '이력서.pdf', fileSize: 99, url: null },
        { fileName: '블로그', fileSize: 0, url: 'blog.example.org' },
      ],
    });
    const { code, data, headers, cookies } = await join(values, { portfolioFiles: [pdf()] });
    expect([code, data]).toEqual([
      200,
      {
        memberId: expect.any(Number) as number,
        nickname: values.nickname,
        profileImg: expect.stringMatching(/^\/uploads\//) as string,
        tokenExpiresAt: expect.any(Number) as number,
        mustChangePassword: false,
        emailUnconfirmed: true,
      },
    ]);
    // Joining logs in: token and cookies are those of a login.
    const me = await server.call<{ username: string }>('GET', '/api/users/me', { token: headers['access'] });
    expect([me.data.username, cookies['loggedIn']?.value]).toEqual([values.username, '1']);
    const refresh = cookies['refresh']?.value ?? '';
    expect((await server.call('POST', '/api/token', { json: {}, cookies: { refresh } })).code).toBe(200);

    const member = await server.db
      .selectFrom('member')
      .selectAll()
      .where('username', '=', values.username)
      .executeTakeFirstOrThrow();
    expect(member).toMatchObject({
      nickname: '가나_a1',
      birth: '2001-02-03',
      introduction: '안녕하세요.\n반가워요.',
      entrance_year: 2020,
      graduation_year: 2024,
      skills: ['FIGMA', 'AFTER_EFFECT'],
      desired_roles: ['PM', 'FRONT_END'],
    });
    const rowsOf = (table: 'member_experience' | 'member_career' | 'member_award' | 'member_portfolio') =>
      server.db.selectFrom(table).selectAll().where('member_id', '=', member.id).orderBy('position').execute();
    expect(await rowsOf('member_experience')).toMatchObject([
      { experience_name: '코딩 동아리', end_date: '2023-12-20' },
    ]);
    expect(await rowsOf('member_career')).toMatchObject([{ company_name: '팀이음' }]);
    expect(await rowsOf('member_award')).toMatchObject([{ award_date: '2024-02-29' }]);
    expect(await rowsOf('member_portfolio')).toMatchObject([
      { kind: 'file', file_name: '이력서.pdf', file_size: pdf().content.length },
      { kind: 'link', file_name: '블로그', url: 'https://blog.example.org' },
    ]);
  });

  it('accepts the JSON as a part with its own content type, and needs no token', async () => {
    const form = joinForm({});
    form.set('memberDTO', new Blob([JSON.stringify(createJoin())], { type: 'application/json' }));
    expect((await server.call('POST', '/api/users/join', { form, token: 'garbage' })).code).toBe(200);

    const boundary = 'xx';
    const body = [
      `--${boundary}\r\ncontent-disposition: form-data; name="memberDTO"\r\ncontent-type: application/json\r\n`,
      `\r\n${JSON.stringify(createJoin())}\r\n--${boundary}\r\n`,
      'content-disposition: form-data; name="authImgFile"; filename="a.png"\r\n\r\n',
    ].join('');
    const response = await server.call('POST', '/api/users/join', {
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Buffer.concat([Buffer.from(body), PHOTO, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    expect([response.code, response.message]).toEqual([200, MESSAGES.ok]);
  });
});

describe('the photo', () => {
  const photoOf = async (values: JoinPayload) => {
    const { username, password } = values;
    const { data } = await server.call<{ profileImg: string }>('POST', '/api/login', { json: { username, password } });
    return data.profileImg;
  };

  it('is stored upright, square, as WebP in two sizes and without metadata', async () => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const values = createJoin();
    await join(values, { photo, photoName: 'me.jpg' });

    const url = await photoOf(values);
    const large = await server.call('GET', url);
    expect(large.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(large.raw).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect((await sharp(large.raw).metadata()).exif).toBeUndefined();
    const again = await server.call('GET', url, { headers: { 'if-none-match': large.headers['etag'] ?? '' } });
    expect([again.code, again.raw.length]).toEqual([304, 0]);
    const small = await server.call('GET', url.replace('.webp', '-small.webp'));
    expect(await sharp(small.raw).metadata()).toMatchObject({ width: 128, height: 128 });
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('accepts a photo that is %s', async (format) => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 4, background: 'blue' } })
      .toFormat(format)
      .toBuffer();
    expect((await join(createJoin(), { photo })).code).toBe(200);
  });

  it.each([
    ['an SVG named .png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a renamed program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000, 0x90)])],
    ['nothing', Buffer.alloc(0)],
  ])('refuses a photo that is %s', async (_, photo) => {
    const response = await refusal(createJoin(), { photo });
    expect([response.code, response.message]).toEqual([400, MESSAGES.imageType]);
    expect(response.errors).toEqual([{ field: 'photo', message: MESSAGES.imageType }]);
  });

  it.each([
    ['a truncated image', PHOTO.subarray(0, 40)],
    ['the header of an image followed by other data', Buffer.concat([PHOTO.subarray(0, 8), Buffer.alloc(500, 7)])],
  ])('refuses a broken photo: %s', async (_, photo) => {
    const response = await refusal(createJoin(), { photo });
    expect([response.code, response.message]).toEqual([400, MESSAGES.imageBroken]);
    expect(response.errors).toEqual([{ field: 'photo', message: MESSAGES.imageBroken }]);
  });

  it('is refused when it has more pixels than a camera produces', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(MB);
    const { code, message } = await refusal(createJoin(), { photo: bomb });
    expect([code, message]).toEqual([400, MESSAGES.imagePixels]);
  });

  it('is refused above ten megabytes, also at sixty', async () => {
    for (const size of [10 * MB + 1, 60 * MB]) {
      const response = await refusal(createJoin(), {
        photo: Buffer.concat([PHOTO, Buffer.alloc(size - PHOTO.length)]),
      });
      expect([response.code, response.message]).toEqual([400, MESSAGES.imageSize]);
    }
    expect((await server.call('GET', '/api/health')).code).toBe(200);
  });

  it('is reported at its position in the form when it is missing', async () => {
    const response = await refusal(createJoin({ schoolName: '' }), { photo: null });
    expect(response.message).toBe(SIGNUP_MESSAGES.noPhoto);
    expect(response.errors?.map(({ field }) => field)).toEqual(['photo', 'schoolName']);
  });
});

describe('an invalid join', () => {
  it('is refused with every problem, the first of the form as the message', async () => {
    const values = { ...createJoin({ email: 'a.b.co', username: 'Ab', nickname: '_a' }), name: ' ', grade: '9' };
    const response = await refusal(values);
    expect([response.code, response.message]).toEqual([400, SIGNUP_MESSAGES.requiredEmpty]);
    expect(response.errors?.map(({ field }) => field)).toEqual(['name', 'email', 'username', 'nickname', 'grade']);
  });

  it.each<[string, object, string]>([
    ['an unknown skill', { skillCategory: ['COBOL'] }, MESSAGES.valueNotInList],
    ['an unknown role', { desiredJob: ['KING'] }, MESSAGES.valueNotInList],
    ['a number for a name', { name: 7 }, MESSAGES.badRequest],
    ['a string for a list', { experiences: '[]' }, MESSAGES.badRequest],
    ['null for a nickname', { nickname: null }, SIGNUP_MESSAGES.nicknameEmpty],
    ['an upper-case username', { username: 'Abcd' }, ACCOUNT_MESSAGES.usernamePattern],
    ['21 characters of password', { password: `a1${'b'.repeat(19)}` }, ACCOUNT_MESSAGES.passwordLength],
    ['a common password', { password: 'QWER1234' }, ACCOUNT_MESSAGES.passwordCommon],
    [
      'a password with the username',
      { username: 'hansem', password: 'HanSem2026' },
      ACCOUNT_MESSAGES.passwordWithUsername,
    ],
    ['a birth tomorrow', { birth: '2999-01-01' }, ACCOUNT_MESSAGES.birthDate],
    ['501 characters of introduction', { introduction: '가'.repeat(501) }, tooLong(500)],
    ['a javascript link', { portfolio: [{ fileName: 'x', fileSize: 0, url: 'javascript:alert(1)' }] }, MESSAGES.link],
    ['a partly filled row', { awards: [{ awardType: 'AWARD' }] }, SIGNUP_MESSAGES.awardName],
  ])('is refused for %s', async (_, wrong, message) => {
    const response = await refusal({ ...createJoin(), ...wrong });
    expect([response.code, response.message]).toEqual([400, message]);
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['a string', 'x'],
    ['an empty object', {}],
  ])('is refused for a memberDTO of %s', async (_, memberDTO) => {
    expect((await refusal(memberDTO)).code).toBe(400);
  });

  it('is refused without a memberDTO, and for one that is not JSON', async () => {
    const broken = joinForm({});
    broken.set('memberDTO', '{"name":');
    expect((await server.call('POST', '/api/users/join', { form: broken })).code).toBe(400);
    const without = joinForm({});
    without.delete('memberDTO');
    expect((await server.call('POST', '/api/users/join', { form: without })).code).toBe(400);
  });

  it('is refused for a body that is not a form, and for a truncated one', async () => {
    expect((await server.call('POST', '/api/users/join', { json: createJoin() })).code).toBe(415);
    expect((await server.call('POST', '/api/users/join')).code).toBe(415);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = '--x\r\ncontent-disposition: form-data; name="authImgFile"; filename="a.png"\r\n\r\nhalf of it';
    const files = joining.countFiles();
    expect((await server.call('POST', '/api/users/join', { headers, body })).code).toBe(400);
    expect((await server.call('POST', '/api/users/join', { headers, body: 'no parts' })).code).toBe(400);
    const noBoundary = { 'content-type': 'multipart/form-data' };
    expect((await server.call('POST', '/api/users/join', { headers: noBoundary, body })).code).toBe(400);
    expect(joining.countFiles()).toBe(files);
  });

  it('is refused for a body above all limits together', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(300 * MB) };
    const response = await server.call('POST', '/api/users/join', { headers, body: '--x--' });
    expect([response.code, response.message]).toEqual([413, MESSAGES.tooLarge]);
  });

  it('is refused for a body without a content length once it exceeds all limits', async () => {
    const head = '--x\r\ncontent-disposition: form-data; name="other"; filename="a.bin"\r\n\r\n';
    const body = Readable.from(
      (function* () {
        yield Buffer.from(head);
        for (let megabyte = 0; megabyte < 300; megabyte += 1) yield Buffer.alloc(MB);
      })(),
    );
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await server.call('POST', '/api/users/join', { headers, body });
    expect([response.code, response.message]).toEqual([413, MESSAGES.tooLarge]);
  });

  it('is not caused by an empty file input', async () => {
    const values = createJoin();
    const form = joinForm(values);
    form.append('portfolioFiles', new Blob([]), '');
    const files = joining.countFiles();
    expect((await server.call('POST', '/api/users/join', { form })).code).toBe(200);
    expect(joining.countFiles()).toBe(files + 2);
  });
});

describe('unique values', () => {
  it.each(['email', 'username', 'nickname'] as const)(
    'let exactly one of twenty concurrent joins with the same %s succeed',
    async (field) => {
      const shared = createJoin()[field];
      const before = { files: joining.countFiles(), members: await joining.countMembers() };
      const responses = await Promise.all(Array.from({ length: 20 }, () => join(createJoin({ [field]: shared }))));

      const refused = responses.filter(({ code }) => code !== 200);
      expect(refused.map(({ code, message }) => [code, message])).toEqual(
        Array.from({ length: 19 }, () => [400, CHECK_MESSAGES[field].taken]),
      );
      expect(await joining.countMembers()).toBe(before.members + 1);
      expect(joining.countFiles()).toBe(before.files + 2);
    },
  );

  it('are compared without case and in NFC', async () => {
    const taken = createJoin({ email: 'Some.One@Example.org', nickname: '김Kim' });
    await join(taken);
    const email = await refusal(createJoin({ email: 'some.one@example.ORG' }));
    expect(email.message).toBe(CHECK_MESSAGES.email.taken);
    const nickname = await refusal(createJoin({ nickname: '김kim'.normalize('NFD') }));
    expect(nickname.message).toBe(CHECK_MESSAGES.nickname.taken);

    const all = await refusal(createJoin({ email: taken.email, username: taken.username, nickname: taken.nickname }));
    expect(all.errors?.map(({ field }) => field)).toEqual(['email', 'username', 'nickname']);
  });
});

describe('the age of a joining member', () => {
  /** The birth date of who is fourteen today in Korea; on 29 February, of who was the day before. */
  function fourteenYearsAgo(): string {
    const [year = '', month = '', day = ''] = todayInKorea().split('-');
    const birth = `${Number(year) - LIMITS.minAge}-${month}-${day}`;
    return isRealDate(birth) ? birth : addDays(`${birth.slice(0, 4)}-03-01`, -1);
  }

  it('is accepted on the fourteenth birthday and refused a day before', async () => {
    expect((await join(createJoin({ birth: fourteenYearsAgo() }))).code).toBe(200);
    const { code, message, errors } = await refusal(createJoin({ birth: addDays(fourteenYearsAgo(), 1) }));
    expect([code, message, errors?.[0]?.field]).toEqual([400, ACCOUNT_MESSAGES.tooYoung, 'birth']);
  });
});
