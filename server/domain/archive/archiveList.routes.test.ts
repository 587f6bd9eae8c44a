import { type ArchiveItem } from '@contract/archive';
import { MESSAGES, tooLong } from '@contract/messages';
import { archivingOn, PICTURE, type Archiving } from '../../app/testing/archiving';
import { type TestMember } from '../../app/testing/member';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let on: Archiving;
let writer: TestMember;
let mate: TestMember;
let outsider: TestMember;
beforeAll(async () => {
  server = await startServer();
  on = archivingOn(server);
  writer = await server.member({ nickname: '기획하는곰' });
  [mate, outsider] = [await server.member(), await server.member()];
});
afterAll(() => server.close());

beforeEach(() => server.db.deleteFrom('archive').execute());

const titlesOf = ({ data }: { data: { archives: ArchiveItem[] } }) => data.archives.map(({ title }) => title);

it('returns an empty list without archives', async () => {
  const { code, data } = await on.list();
  expect([code, data]).toEqual([200, { archives: [], totalPages: 0, totalElements: 0 }]);
});

it('returns the fields of a card for each archive', async () => {
  const id = await on.register(writer, [mate, outsider], {}, { thumbnail: PICTURE });
  const at = new Date('2026-11-19T03:04:05.678Z');
  await on.publish(id, at);
  const comments = ['축하해요', '멋져요'].map((content) => ({ archive_id: id, writer_id: mate.id, content }));
  await server.db.insertInto('archive_comment').values(comments).execute();
  await on.bookmark(id, mate);

  const { data } = await on.list('?page=0', mate);
  expect(data).toEqual({
    archives: [
      {
        id,
        title: '졸업 전에 끝낸 앱',
        thumbnail: expect.stringMatching(/^\/uploads\/image\//) as string,
        commentCount: 2,
        bookmarkCount: 1,
        view: 0,
        writerNickname: '기획하는곰',
        otherMemberCount: 2,
        createdDateTime: at.toISOString(),
        bookmarked: true,
        published: true,
        evaluatedMembers: 0,
        myConsent: 'CONFIRMED',
      },
    ],
    totalPages: 1,
    totalElements: 1,
  });
});

it('lists pending archives only for their team, before the others, newest first, and counts them', async () => {
  const old = await on.register(writer, [mate], { title: '먼저 끝낸 앱' });
  const pending = [
    await on.register(writer, [mate], { title: '하나' }),
    await on.register(mate, [writer], { title: '둘' }),
  ];
  await on.publish(old);
  for (const member of [writer, mate]) {
    const response = await on.list('', member);
    expect(titlesOf(response)).toEqual(['둘', '하나', '먼저 끝낸 앱']);
    expect(response.data.archives.map(({ published }) => published)).toEqual([false, false, true]);
    expect(response.data.totalElements).toBe(3);
    expect(titlesOf(await on.search('하나', member))).toEqual(['하나']);
  }
  for (const asker of [outsider, {}, { token: 'no.token.atall' }]) {
    const response = await on.list('', asker);
    expect([titlesOf(response), response.data.totalElements, response.data.totalPages]).toEqual([
      ['먼저 끝낸 앱'],
      1,
      1,
    ]);
    expect((await on.search('하나', asker)).data).toEqual({ archives: [], totalPages: 0, totalElements: 0 });
  }

  await on.publish(pending[0] ?? 0);
  expect(titlesOf(await on.list('', writer))).toEqual(['둘', '하나', '먼저 끝낸 앱']);
  expect(titlesOf(await on.list())).toEqual(['하나', '먼저 끝낸 앱']);
});

it('has twelve archives per page, also where the pending ones end', async () => {
  const titles = Array.from({ length: 15 }, (_, index) => `끝낸 앱 ${index}`);
  for (const title of titles) await on.publish(await on.register(writer, [mate], { title }));
  for (const title of ['대기 하나', '대기 둘']) await on.register(mate, [writer], { title });
  titles.reverse();

  expect(titlesOf(await on.list('?page=0'))).toEqual(titles.slice(0, 12));
  expect(titlesOf(await on.list('?page=1'))).toEqual(titles.slice(12));
  expect(titlesOf(await on.list('?page=0', mate))).toEqual(['대기 둘', '대기 하나', ...titles.slice(0, 10)]);
  expect(titlesOf(await on.list('?page=1', mate))).toEqual(titles.slice(10));
  expect((await on.list('?page=1', mate)).data).toMatchObject({ totalPages: 2, totalElements: 17 });
  expect((await on.list('?page=2', mate)).data).toEqual({ archives: [], totalPages: 2, totalElements: 17 });
  expect((await on.search('끝낸', mate, 1)).data).toMatchObject({ totalPages: 2, totalElements: 15 });
});

it.each([
  ['a page below zero', '?page=-1', MESSAGES.badRequest],
  ['a fractional page', '?page=1.5', MESSAGES.badRequest],
  ['a page that is not a number', '?page=abc', MESSAGES.badRequest],
  ['an empty page', '?page=', MESSAGES.badRequest],
  ['two pages', '?page=1&page=2', MESSAGES.badRequest],
  ['a long keyword', `/search?keyword=${'a'.repeat(101)}`, tooLong(100)],
])('refuses a list query with %s with its message', async (_, query, expected) => {
  const { code, message } = await on.list(query);
  expect([code, message]).toEqual([400, expected]);
});

it('treats an empty keyword as absent', async () => {
  await on.publish(await on.register(writer, [mate]));
  for (const query of ['/search', '/search?keyword=', '/search?keyword=%20&page=0', '?keyword=nothing']) {
    expect([query, (await on.list(query)).data.totalElements]).toEqual([query, 1]);
  }
});
