import { ARCHIVE_MESSAGES } from '@contract/archive';
import { MESSAGES } from '@contract/messages';
import sharp from 'sharp';
import { archivingOn, createArchiveData, PICTURE, type Archiving } from '../../app/testing/archiving';
import { type TestMember } from '../../app/testing/member';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let on: Archiving;
let writer: TestMember;
let mate: TestMember;
let outsider: TestMember;
let id: number;
beforeAll(async () => {
  server = await startServer();
  on = archivingOn(server);
  writer = await server.member({ nickname: '기획하는곰' });
  mate = await server.member({ nickname: '새벽코딩' });
  outsider = await server.member({ nickname: '느린거북' });
});
afterAll(() => server.close());

beforeEach(async () => {
  id = await on.register(writer, [mate], {}, { thumbnail: PICTURE, images: [PICTURE, PICTURE] });
});

/** The data of the edit form when only these fields have changed. */
async function dataOf(overrides: object = {}) {
  const { thumbnail, imgUrls } = (await on.read(id, writer)).data;
  return createArchiveData([], { thumbnail: thumbnail ?? '', imgUrls, ...overrides });
}

const picturesOf = async () => {
  const { thumbnail, imgUrls } = (await on.read(id, writer)).data;
  return { thumbnail, imgUrls };
};

/** All stored files of the picture at an address. */
const filesOf = (url: string | null) => {
  const [, name = 'none'] = /([0-9a-f]{32})/.exec(url ?? '') ?? [];
  return on.storedFiles().filter((file) => file.startsWith(name));
};

const drawn = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

describe('PUT /api/archive/:id', () => {
  it('replaces text, dates and skills but never the team', async () => {
    const change = { title: '고쳐 쓴 제목', endDate: '2026-01-20', skills: ['GIT'], link: '' };
    const { code, message, data } = await on.edit(
      id,
      await dataOf({ ...change, archiveMembers: [{ nickname: '느린거북' }] }),
      writer,
    );
    expect([code, message, data]).toEqual([200, ARCHIVE_MESSAGES.edited, id]);
    const archive = (await on.read(id, writer)).data;
    expect(archive).toMatchObject({ ...change, duration: 'ONE_MONTH_LESS' });
    expect(archive.members.map(({ nickname }) => nickname)).toEqual(['기획하는곰', '새벽코딩']);

    await on.publish(id);
    expect((await on.search('고쳐쓴')).data.archives.map((one) => one.id)).toEqual([id]);
  });

  it.each([
    ['startDate', '0001-01-01'],
    ['endDate', '9999-12-31'],
  ])('returns 400 for a period of a pending archive that is not in the past: %s %s', async (field, value) => {
    const { code, errors } = await on.edit(id, await dataOf({ [field]: value }), writer);
    expect([code, errors]).toEqual([400, [{ field, message: ARCHIVE_MESSAGES.period }]]);
  });

  it.each([
    ['startDate', '2025-12-31'],
    ['endDate', '2026-07-02'],
  ])('returns 409 for another period of a published archive: %s %s', async (field, value) => {
    await on.publish(id);
    const { code, message } = await on.edit(id, await dataOf({ title: '바뀐 제목', [field]: value }), writer);
    expect([code, message]).toEqual([409, ARCHIVE_MESSAGES.periodFixed]);
    const { title, startDate, endDate } = (await on.read(id, writer)).data;
    expect([title, startDate, endDate]).toEqual(['졸업 전에 끝낸 앱', '2026-01-02', '2026-07-01']);
  });

  it('replaces the text of a published archive, whose period may be older than the rule for new ones', async () => {
    const period = { startDate: '1980-01-01', endDate: '2036-01-01' };
    const row = server.db.updateTable('archive').where('id', '=', id);
    await row.set({ start_date: period.startDate, end_date: period.endDate }).execute();
    await on.publish(id);
    expect((await on.edit(id, await dataOf({ ...period, title: '바뀐 제목' }), writer)).code).toBe(200);
    expect((await on.read(id, writer)).data).toMatchObject({ ...period, title: '바뀐 제목' });
  });

  it('preserves the listed pictures with their files', async () => {
    const before = await picturesOf();
    const files = on.storedFiles().sort();
    expect((await on.edit(id, await dataOf(), writer)).code).toBe(200);
    expect(await picturesOf()).toEqual(before);
    expect(on.storedFiles().sort()).toEqual(files);
  });

  it('erases the pictures that are not listed, in all sizes', async () => {
    const { thumbnail, imgUrls } = await picturesOf();
    const [first = '', second = ''] = imgUrls;
    expect((await on.edit(id, await dataOf({ thumbnail: '', imgUrls: [second] }), writer)).code).toBe(200);
    expect(await picturesOf()).toEqual({ thumbnail: null, imgUrls: [second] });
    expect([filesOf(thumbnail), filesOf(first)]).toEqual([[], []]);
    expect(filesOf(second).length).toBeGreaterThan(1);
  });

  it('replaces the thumbnail', async () => {
    const { thumbnail } = await picturesOf();
    await on.edit(id, await dataOf(), writer, { thumbnail: await drawn(60) });
    expect((await picturesOf()).thumbnail).toMatch(/-60x40\.webp$/);
    expect(filesOf(thumbnail)).toEqual([]);
  });

  it('inserts new images at the empty entries and appends the others', async () => {
    const { imgUrls } = await picturesOf();
    const [first, second] = imgUrls;
    const images = [await drawn(61), await drawn(62)];
    await on.edit(id, await dataOf({ imgUrls: [second, '', first] }), writer, { images });
    expect((await picturesOf()).imgUrls).toEqual([
      second,
      expect.stringMatching(/-61x40\.webp$/),
      first,
      expect.stringMatching(/-62x40\.webp$/),
    ]);
  });

  it('accepts ten images, including stored ones', async () => {
    const images = Array<Buffer>(8).fill(PICTURE);
    const files = on.storedFiles().sort();
    const { code, errors } = await on.edit(id, await dataOf(), writer, { images: [...images, PICTURE] });
    expect([code, errors]).toEqual([400, [{ field: 'images', message: MESSAGES.imageCount }]]);
    expect(on.storedFiles().sort()).toEqual(files);
    expect((await on.edit(id, await dataOf(), writer, { images })).code).toBe(200);
    expect((await picturesOf()).imgUrls).toHaveLength(10);
  });

  it('refuses pictures of other archives and duplicates, and then changes nothing', async () => {
    const other = await on.register(writer, [mate], {}, { thumbnail: PICTURE, images: [PICTURE] });
    const foreign = (await on.read(other, writer)).data;
    const before = { ...(await picturesOf()), files: on.storedFiles().sort() };
    const own = before.imgUrls[0] ?? '';
    for (const wrong of [
      { thumbnail: foreign.thumbnail },
      { thumbnail: own },
      { imgUrls: foreign.imgUrls },
      { imgUrls: [before.thumbnail] },
      { imgUrls: [own.replace('.webp', '-blur.webp')] },
      { imgUrls: ['/uploads/../../etc/passwd'] },
      { imgUrls: ['https://example.org/image.webp'] },
      { imgUrls: [own, own], reason: MESSAGES.badRequest },
    ]) {
      const { reason = MESSAGES.imageGone, ...fields } = wrong;
      const { code, message } = await on.edit(id, await dataOf({ title: '바뀌면 안 돼요', ...fields }), writer, {
        images: [PICTURE],
      });
      expect([wrong, code, message]).toEqual([wrong, 400, reason]);
    }
    expect({ ...(await picturesOf()), files: on.storedFiles().sort() }).toEqual(before);
    expect((await on.read(id, writer)).data.title).not.toBe('바뀌면 안 돼요');
  });

  it('returns 403 to members who are not the writer', async () => {
    await on.publish(id);
    const files = on.storedFiles().sort();
    for (const other of [mate, outsider]) {
      const { code, message } = await on.edit(id, await dataOf(), other, { images: [PICTURE] });
      expect([code, message]).toEqual([403, ARCHIVE_MESSAGES.editDenied]);
    }
    expect((await on.edit(id, await dataOf(), {})).status).toBe(40201);
    expect(on.storedFiles().sort()).toEqual(files);
  });

  it('is refused with the first problem of the form, and with 404 for a missing archive', async () => {
    expect((await on.edit(id, await dataOf({ title: '' }), writer)).message).toBe(ARCHIVE_MESSAGES.title);
    for (const wrong of [999_999, 'abc']) {
      const { code, message } = await on.edit(wrong, await dataOf(), writer);
      expect([code, message]).toEqual([404, MESSAGES.postGone]);
    }
  });

  it('applies concurrent edits one after the other, each as a whole', async () => {
    const texts = ['첫째', '둘째', '셋째', '넷째'];
    const data = await dataOf({ thumbnail: '', imgUrls: [] });
    const responses = await Promise.all(
      texts.map(async (text, index) =>
        on.edit(id, { ...data, title: text, description: text }, writer, { images: [await drawn(70 + index)] }),
      ),
    );
    expect(responses.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
    const { title, description, imgUrls } = (await on.read(id, writer)).data;
    expect(description).toBe(title);
    expect(imgUrls).toEqual([expect.stringMatching(`-${70 + texts.indexOf(title)}x40`)]);
  });
});

describe('DELETE /api/archive/:id', () => {
  it('deletes the archive with its pictures, comments and bookmarks', async () => {
    await on.publish(id);
    const { thumbnail, imgUrls } = await picturesOf();
    await on.bookmark(id, outsider);
    const row = { archive_id: id, writer_id: mate.id, content: '축하해요' };
    await server.db.insertInto('archive_comment').values(row).execute();

    const { code, message } = await on.remove(id, mate);
    expect([code, message]).toEqual([403, ARCHIVE_MESSAGES.deleteDenied]);
    expect(await on.remove(id, writer)).toMatchObject({ code: 200, data: null });
    expect((await on.read(id, writer)).code).toBe(404);
    expect((await on.remove(id, writer)).code).toBe(404);
    for (const url of [thumbnail, ...imgUrls]) expect(filesOf(url)).toEqual([]);
  });

  it('preserves evaluations of a published archive, and deletes those of a pending one', async () => {
    const pending = await on.register(writer, [mate]);
    await on.publish(id);
    await on.confirmAll(pending);
    const said = {
      evaluator_id: mate.id,
      evaluated_id: writer.id,
      feedback: '고마워요',
      period: 'ONE_TO_THREE_MONTH',
    } as const;
    for (const archive_id of [id, pending]) {
      await server.db
        .insertInto('evaluation')
        .values({ ...said, archive_id, keywords: ['TEAMWORK'] })
        .execute();
    }
    await on.remove(id, writer);
    await on.remove(pending, writer);
    const left = await server.db
      .selectFrom('evaluation')
      .select('archive_id')
      .where('evaluator_id', '=', mate.id)
      .execute();
    // What others confirmed of the published one stays with it (D164).
    expect(left).toEqual([{ archive_id: id }]);
  });

  it('succeeds once among ten concurrent requests, during edits, bookmarks and comments', async () => {
    await on.publish(id);
    const data = await dataOf();
    const comment = { content: '축하해요', writer: '느린거북' };
    const [removals, others] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => on.remove(id, writer))),
      Promise.all(
        Array.from({ length: 5 }, async () => [
          await on.bookmark(id, outsider),
          await server.call('POST', `/api/archive/${id}/comments`, { token: outsider.token, json: comment }),
          await on.edit(id, data, writer, { images: [PICTURE] }),
          await on.read(id, outsider),
        ]),
      ),
    ]);
    expect(removals.map(({ code }) => code).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
    // 400: an earlier edit has erased the pictures that this one still lists.
    for (const { code } of others.flat()) expect([200, 400, 404]).toContain(code);
    expect((await on.read(id, writer)).code).toBe(404);
  });
});

describe('POST /api/archive/:id/bookmark', () => {
  it('toggles the bookmark, and list and detail return the new state', async () => {
    await on.publish(id);
    await on.bookmark(id, mate);
    expect((await on.bookmark(id, outsider)).data).toEqual({ bookmarked: true, bookmarkCount: 2 });
    expect((await on.read(id, outsider)).data).toMatchObject({ bookmarked: true, bookmarkCount: 2 });
    expect((await on.read(id)).data).toMatchObject({ bookmarked: false, bookmarkCount: 2 });
    expect((await on.list('', outsider)).data.archives[0]).toMatchObject({ id, bookmarked: true, bookmarkCount: 2 });
    expect((await on.list()).data.archives[0]).toMatchObject({ id, bookmarked: false, bookmarkCount: 2 });
    expect((await on.bookmark(id, outsider)).data).toEqual({ bookmarked: false, bookmarkCount: 1 });
  });

  it('toggles once per request when many are sent concurrently', async () => {
    await on.publish(id);
    const presses = Array.from({ length: 10 }, () => on.bookmark(id, outsider));
    const responses = await Promise.all([...presses, on.bookmark(id, mate), on.bookmark(id, writer)]);
    expect(responses.filter(({ code, data }) => code === 200 && data.bookmarked)).toHaveLength(7);
    expect((await on.read(id, outsider)).data).toMatchObject({ bookmarked: false, bookmarkCount: 2 });
  });

  it('returns 40201 to visitors, and 404 for a missing archive', async () => {
    await on.publish(id);
    expect((await on.bookmark(id, {})).status).toBe(40201);
    expect((await on.bookmark(999_999, mate)).code).toBe(404);
  });
});

describe('a pending archive', () => {
  it('is a 404 on every path for members outside its team', async () => {
    const missing = 999_999;
    const comment = { content: '안녕', writer: '느린거북' };
    const ask = async (archive: number, asker: { token?: string }) => [
      await on.edit(archive, await dataOf(), asker),
      await on.remove(archive, asker),
      await on.bookmark(archive, asker),
      await server.call('POST', `/api/archive/${archive}/comments`, { ...asker, json: comment }),
      await server.call('PUT', `/api/archive/${archive}/comments/1`, { ...asker, json: comment }),
      await server.call('DELETE', `/api/archive/${archive}/comments/1`, asker),
      await server.call('GET', `/api/report/target/archive/${archive}`, asker),
      await server.call('POST', '/api/report/submit', {
        ...asker,
        json: { reportType: 'SPAM', reportTarget: 'ARCHIVE', targetId: archive },
      }),
      await on.read(archive, asker),
    ];
    const { token } = outsider;
    const responses = await ask(id, { token });
    expect(responses.map(({ code, message }) => [code, message])).toEqual(
      Array<unknown>(responses.length).fill([404, MESSAGES.postGone]),
    );
    expect(responses.map(({ text }) => text)).toEqual((await ask(missing, { token })).map(({ text }) => text));
    expect((await on.read(id)).text).toBe((await on.read(missing)).text);
    expect(await server.db.selectFrom('report').select('id').execute()).toEqual([]);
  });

  it('refuses comments and bookmarks of its team, and edits of members other than the writer', async () => {
    for (const member of [writer, mate]) {
      const { code, message } = await on.bookmark(id, member);
      expect([code, message]).toEqual([409, ARCHIVE_MESSAGES.pending]);
      const json = { content: '안녕', writer: member.nickname };
      const commenting = await server.call('POST', `/api/archive/${id}/comments`, { token: member.token, json });
      expect([commenting.code, commenting.message]).toEqual([409, ARCHIVE_MESSAGES.pending]);
    }
    expect((await on.edit(id, await dataOf(), mate)).code).toBe(403);
    expect((await on.remove(id, mate)).code).toBe(403);
    expect((await on.edit(id, await dataOf(), writer)).code).toBe(200);
    expect((await on.read(id, mate)).data).toMatchObject({ bookmarkCount: 0, comments: [], published: false });
  });
});
