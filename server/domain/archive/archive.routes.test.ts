import { ARCHIVE_MESSAGES, type ArchiveDetail } from '@contract/archive';
import { MESSAGES, tooLong } from '@contract/messages';
import { sql } from 'kysely';
import { archiveForm, archivingOn, createArchiveData, PICTURE, type Archiving } from '../../app/testing/archiving';
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
  writer = await server.member({ nickname: '기획하는곰', desiredJob: ['PM', 'BACK_END'] });
  mate = await server.member({ nickname: '새벽코딩' });
  outsider = await server.member({ nickname: '느린거북' });
});
afterAll(() => server.close());

const MATE = { nickname: '새벽코딩', role: 'BACK_END' };
const text = (content: string) => Buffer.from(content);
const countArchives = async () => (await server.db.selectFrom('archive').select('id').execute()).length;

describe('POST /api/archive', () => {
  it('registers a pending archive with its team and pictures', async () => {
    const { code, data: id } = await on.create(createArchiveData([MATE]), writer, {
      thumbnail: PICTURE,
      images: [PICTURE, PICTURE],
    });
    expect(code).toBe(200);

    const { data } = await on.read(id, writer);
    expect(data).toEqual<ArchiveDetail>({
      id,
      title: '졸업 전에 끝낸 앱',
      writerId: writer.id,
      writerNickname: '기획하는곰',
      createdDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      hidden: null,
      changedDateTime: null,
      kind: 'OUTSIDE',
      together: null,
      checks: null,
      confirmedTitle: null,
      projectId: null,
      duration: 'THREE_TO_SIX_MONTH',
      category: 'STARTUP',
      description: '여섯 달 동안 매주 만났어요.',
      startDate: '2026-01-02',
      endDate: '2026-07-01',
      members: [
        {
          memberId: writer.id,
          username: writer.username,
          nickname: '기획하는곰',
          profileImg: expect.stringMatching(/^\/uploads\//) as string,
          roles: ['PM'],
          consent: 'CONFIRMED',
          contributions: [],
        },
        {
          // The writer must not receive the username of a member who has not confirmed.
          memberId: expect.any(Number) as number,
          username: null,
          nickname: '새벽코딩',
          profileImg: expect.stringMatching(/^\/uploads\//) as string,
          roles: ['BACK_END'],
          consent: 'ASKED',
          contributions: [],
        },
      ],
      skills: ['FIGMA', 'REACT'],
      link: 'https://example.org/app',
      thumbnail: expect.stringMatching(/^\/uploads\/image\/[0-9a-f]{32}-1x1\.webp$/) as string,
      imgUrls: [expect.stringMatching(/^\/uploads\/image\//), expect.stringMatching(/^\/uploads\/image\//)] as string[],
      bookmarked: false,
      bookmarkCount: 0,
      view: 0,
      updatedDateTime: expect.any(String) as string,
      published: false,
      evaluatedMembers: 0,
      myConsent: 'CONFIRMED',
      declined: [],
      comments: [],
    });
    for (const url of [data.thumbnail, ...data.imgUrls]) {
      expect((await server.call('GET', url ?? '')).headers['content-type']).toBe('image/webp');
    }
  });

  it('registers an archive without pictures', async () => {
    const { data } = await on.read(await on.register(writer, [mate]), writer);
    expect([data.thumbnail, data.imgUrls]).toEqual([null, []]);
  });

  it('accepts the JSON as a part with its own content type', async () => {
    const form = new FormData();
    form.append('archiveData', new Blob([JSON.stringify(createArchiveData([MATE]))], { type: 'application/json' }));
    expect((await server.call('POST', '/api/archive', { token: writer.token, form })).code).toBe(200);
  });

  it.each([
    ['title', { title: ' ' }, ARCHIVE_MESSAGES.title],
    ['period', { startDate: '' }, MESSAGES.periodMissing],
    ['a day that does not exist', { endDate: '2026-02-29' }, MESSAGES.periodUnreal],
    ['an end before the start', { endDate: '2026-01-01' }, MESSAGES.daysReversed],
    ['a start before 1990', { startDate: '0001-01-01' }, ARCHIVE_MESSAGES.period],
    ['an end after today', { endDate: '9999-12-31' }, ARCHIVE_MESSAGES.period],
    ['description', { description: '' }, ARCHIVE_MESSAGES.description],
    ['a long description', { description: '가'.repeat(301) }, tooLong(300)],
    ['category', { category: '' }, ARCHIVE_MESSAGES.category],
    ['an unknown category', { category: 'PROJECT' }, MESSAGES.valueNotInList],
    ['skills', { skills: [] }, ARCHIVE_MESSAGES.skills],
    ['an unknown skill', { skills: ['COBOL'] }, MESSAGES.valueNotInList],
    ['members', { archiveMembers: [] }, ARCHIVE_MESSAGES.members],
    ['an unknown role', { archiveMembers: [{ ...MATE, role: 'CEO' }] }, MESSAGES.valueNotInList],
    ['a javascript link', { link: 'javascript:alert(1)' }, MESSAGES.link],
    ['a link without a public host', { link: 'http://localhost' }, MESSAGES.linkHost],
  ])('returns 400 with the message of the field: %s', async (_, wrong, expected) => {
    const { code, message } = await on.create(createArchiveData([MATE], wrong), writer);
    expect([code, message]).toEqual([400, expected]);
  });

  it('reports all problems in the order of the form, pictures last, and stores nothing', async () => {
    const [files, archives] = [on.storedFiles(), await countArchives()];
    const pictures = { thumbnail: text('no picture'), images: [PICTURE, text('<svg/>')] };
    const { errors } = await on.create({ ...createArchiveData([]), title: '' }, writer, pictures);
    expect(errors).toEqual([
      { field: 'title', message: ARCHIVE_MESSAGES.title },
      { field: 'archiveMembers', message: ARCHIVE_MESSAGES.members },
      { field: 'thumbnail', message: MESSAGES.imageType },
      { field: 'images[1]', message: MESSAGES.imageType },
    ]);
    expect([on.storedFiles(), await countArchives()]).toEqual([files, archives]);
  });

  it.each([
    ['an eleventh image', { images: Array<Buffer>(11).fill(PICTURE) }, 'images', MESSAGES.imageCount],
    [
      'what is too large',
      { images: [PICTURE, Buffer.concat([PICTURE, Buffer.alloc(10 * 1024 * 1024)])] },
      'images[1]',
      MESSAGES.imageSize,
    ],
    ['a truncated picture', { images: [PICTURE, PICTURE.subarray(0, 40)] }, 'images[1]', MESSAGES.imageBroken],
  ])('returns 400 for %s and stores no file', async (_, pictures, field, message) => {
    const files = on.storedFiles();
    const { code, errors } = await on.create(createArchiveData([MATE]), writer, pictures);
    expect([code, errors]).toEqual([400, [{ field, message }]]);
    expect(on.storedFiles()).toEqual(files);
  });

  it('stores no file when the database refuses the rows', async () => {
    const files = on.storedFiles();
    await sql`alter table archive_image add constraint archive_image_refused check (position < 1) not valid`.execute(
      server.db,
    );
    const { code } = await on.create(createArchiveData([MATE]), writer, {
      thumbnail: PICTURE,
      images: [PICTURE, PICTURE],
    });
    await sql`alter table archive_image drop constraint archive_image_refused`.execute(server.db);
    expect([code, on.storedFiles()]).toEqual([500, files]);
  });

  it('returns 40201 to visitors and 415 for other content types than a form', async () => {
    const form = archiveForm(createArchiveData([MATE]));
    expect((await server.call('POST', '/api/archive', { form })).status).toBe(40201);
    const { token } = writer;
    expect((await server.call('POST', '/api/archive', { token, json: {} })).code).toBe(415);
    for (const data of [null, [], 'text', 7]) expect((await on.create(data, writer)).code).toBe(400);
    const empty = new FormData();
    empty.append('thumbnail', new Blob([new Uint8Array(PICTURE)]), 'me.png');
    expect((await server.call('POST', '/api/archive', { token, form: empty })).message).toBe(ARCHIVE_MESSAGES.title);
  });
});

describe('the team of a new archive', () => {
  const rolesOf = async (members: readonly object[]) => {
    const { data: id } = await on.create(createArchiveData(members), writer);
    return (await on.read(id, writer)).data.members.map(({ nickname, roles }) => [nickname, roles]);
  };

  it('lists the writer in the position and with the roles of the form', async () => {
    const own = { nickname: '기획하는곰', role: 'UX_UI_DESIGN' };
    expect(await rolesOf([MATE, own])).toEqual([
      ['새벽코딩', ['BACK_END']],
      ['기획하는곰', ['UX_UI_DESIGN']],
    ]);
  });

  it('merges the roles of one nickname, in any composition, and ignores duplicates', async () => {
    const members = [
      MATE,
      { nickname: '느린거북' },
      { ...MATE, nickname: '새벽코딩'.normalize('NFD'), role: 'PM' },
      MATE,
    ];
    expect(await rolesOf(members)).toEqual([
      ['기획하는곰', ['PM']],
      ['새벽코딩', ['BACK_END', 'PM']],
      ['느린거북', ['FRONT_END']],
    ]);
  });

  it('is refused with unknown nicknames, each named once, and nothing is registered', async () => {
    const before = await countArchives();
    const members = [{ nickname: '없는사람' }, MATE, { nickname: '유령' }, { nickname: '없는사람', role: 'PM' }];
    const { code, errors } = await on.create(createArchiveData(members), writer);
    const message = '없는사람, 유령 님을 찾을 수 없어요.';
    expect([code, errors]).toEqual([400, [{ field: 'archiveMembers', message }]]);
    expect(await countArchives()).toBe(before);
  });

  it('is refused without a member besides the writer', async () => {
    const { code, message } = await on.create(createArchiveData([{ nickname: '기획하는곰' }]), writer);
    expect([code, message]).toEqual([400, ARCHIVE_MESSAGES.members]);
  });

  it('may have at most twenty members besides the writer', async () => {
    const many = await Promise.all(Array.from({ length: 21 }, () => server.member()));
    const members = many.map(({ nickname }) => ({ nickname }));
    const { code, errors } = await on.create(createArchiveData(members), writer);
    expect([code, errors]).toEqual([400, [{ field: 'archiveMembers', message: MESSAGES.members }]]);
    expect((await on.create(createArchiveData(members.slice(1)), writer)).code).toBe(200);
  });

  it('remains consistent with a concurrent withdrawal: the member is refused as unknown or is in the team', async () => {
    const leaver = await server.member();
    const json = { username: leaver.username, password: leaver.password, confirm_password: leaver.password };
    const [{ code, message }, withdrawal] = await Promise.all([
      on.create(createArchiveData([MATE, { nickname: leaver.nickname }]), writer),
      server.call('DELETE', '/api/user/delete', { token: leaver.token, json }),
    ]);
    expect(withdrawal.code).toBe(200);
    if (code !== 200) expect([code, message]).toEqual([400, `${leaver.nickname} 님을 찾을 수 없어요.`]);
  });
});

describe('GET /api/archive/:id', () => {
  it.each(['999999', '0', '-1', 'abc', '1.5', '99999999999999999999'])('returns 404 for the id %s', async (id) => {
    const { code, message } = await on.read(id, writer);
    expect([code, message]).toEqual([404, MESSAGES.postGone]);
  });

  it('returns the publication date of a published archive to everyone, without usernames to others', async () => {
    const id = await on.register(writer, [mate]);
    const at = new Date('2026-11-19T03:04:05.678Z');
    await on.publish(id, at);
    for (const asker of [{}, outsider, { token: 'no.token.atall' }]) {
      const { code, data } = await on.read(id, asker);
      expect([code, data.createdDateTime, data.published]).toEqual([200, at.toISOString(), true]);
      expect(data.members.map(({ username }) => username)).toEqual([null, null]);
    }
    const { members } = (await on.read(id, mate)).data;
    expect(members.map(({ username }) => username)).toEqual([writer.username, mate.username]);
  });

  it('returns 40202 to an expired token', async () => {
    const id = await on.register(writer, [mate]);
    server.passTime(16 * 60_000);
    expect((await on.read(id, writer)).status).toBe(40202);
    server.passTime(-16 * 60_000);
  });

  it('returns a withdrawn writer and member without a name', async () => {
    const leaver = await server.member();
    const id = await on.register(leaver, [mate]);
    await on.publish(id);
    const json = { username: leaver.username, password: leaver.password, confirm_password: leaver.password };
    await server.call('DELETE', '/api/user/delete', { token: leaver.token, json });

    const { data } = await on.read(id, mate);
    expect(data.writerNickname).toBeNull();
    expect(data.members[0]).toMatchObject({ username: null, nickname: null, profileImg: null });
    expect(data.members).toHaveLength(2);
  });

  it('returns the comments of an archive as threads', async () => {
    const id = await on.register(writer, [mate]);
    await on.publish(id);
    const insert = async (content: string, values: object = {}) => {
      const row = { archive_id: id, writer_id: mate.id, content, ...values };
      const query = server.db.insertInto('archive_comment').values(row).returning('id');
      return (await query.executeTakeFirstOrThrow()).id;
    };
    const root = await insert('', { writer_id: null, deleted: true });
    const reply = await insert('축하해요', { parent_id: root });
    expect((await on.read(id)).data.comments).toMatchObject([
      {
        parentComment: { id: root, writer: null, content: '', parentId: null, deleted: true },
        childComments: [{ id: reply, writer: '새벽코딩', content: '축하해요', parentId: root, deleted: false }],
      },
    ]);
  });
});
