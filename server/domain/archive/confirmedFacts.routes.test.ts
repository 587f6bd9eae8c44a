import { type CredentialItem } from '@contract/credential';
import { noticeText, type NoticePage } from '@contract/notice';
import { archivingOn, createArchiveData, type Archiving } from '../../app/testing/archiving';
import { creditingOn } from '../../app/testing/crediting';
import { decidingOn } from '../../app/testing/deciding';
import { type TestMember } from '../../app/testing/member';
import { operatorOn } from '../../app/testing/operating';
import { recordingOn, type Recording } from '../../app/testing/recording';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let on: Archiving;
let records: Recording;
let writer: TestMember;
let mate: TestMember;
let archive: number;
beforeAll(async () => {
  server = await startServer();
  on = archivingOn(server);
  records = recordingOn(server);
});
afterAll(() => server.close());

beforeEach(async () => {
  [writer, mate] = [await server.member(), await server.member()];
  archive = await records.publish([writer, mate], { start_date: '2026-01-02', end_date: '2026-05-20' });
  await edit({ title: '확인한 제목', link: 'https://example.org/then' });
  await server.db
    .updateTable('archive')
    .set({
      published_at: null,
      confirmed_title: null,
      confirmed_category: null,
      confirmed_link: null,
      changed_at: null,
      edit_told_at: null,
    })
    .where('id', '=', archive)
    .execute();
  await server.db.deleteFrom('notice').execute();
  await server.db.updateTable('archive').set({ published_at: new Date() }).where('id', '=', archive).execute();
});

const CONFIRMED = { title: '확인한 제목', category: 'STARTUP', link: 'https://example.org/then' };

const edit = (changes: object) => {
  const form = { title: CONFIRMED.title, link: CONFIRMED.link, startDate: '2026-01-02', endDate: '2026-05-20' };
  return on.edit(archive, createArchiveData([], { ...form, ...changes }), writer);
};

const page = async () => (await on.read(archive, mate)).data;
const issuedTitle = async () => {
  const { token } = writer;
  const { data } = await server.call<CredentialItem>('POST', `/api/archive/${archive}/credential`, { token });
  return data.title;
};

describe('an archive that is edited after its publication', () => {
  it('shows the new title and the confirmed one; record, credential and verification keep what the team confirmed', async () => {
    const code = await records.open(writer);
    await edit({ title: '부풀린 제목', category: 'CONTEST', link: 'https://example.org/now' });

    expect(await page()).toMatchObject({
      title: '부풀린 제목',
      confirmedTitle: CONFIRMED.title,
      changedDateTime: expect.any(String) as string,
    });
    expect((await records.read(code)).data.projects).toMatchObject([CONFIRMED]);
    expect((await records.own(writer)).data.archives).toMatchObject([{ title: CONFIRMED.title }]);
    const credits = creditingOn(server);
    const { id } = await credits.issued(archive, writer);
    expect((await credits.read(id)).data.credential).toMatchObject({ title: CONFIRMED.title });
  });

  it('says nothing of an edit that changes nothing, and no other title where only the text was changed', async () => {
    await edit({});
    expect(await page()).toMatchObject({ changedDateTime: null, confirmedTitle: null });
    await edit({ description: '다시 쓴 소개예요.' });
    expect(await page()).toMatchObject({ changedDateTime: expect.any(String) as string, confirmedTitle: null });
  });

  it('states the edited facts once operators restore it, when it was edited while hidden', async () => {
    const code = await records.open(writer);
    await records.hide(archive, true);
    await edit({ title: '전화번호를 뺀 제목' });
    await records.hide(archive, false);

    expect((await records.read(code)).data.projects).toMatchObject([{ title: '전화번호를 뺀 제목' }]);
    expect(await page()).toMatchObject({ confirmedTitle: null });
    expect(await issuedTitle()).toBe('전화번호를 뺀 제목');
  });

  it('tells each teammate once in 24 hours, nobody of an edit that changes nothing, and never its writer', async () => {
    const editedOf = async ({ token }: TestMember) =>
      (await server.call<NoticePage>('GET', '/api/notices', { token })).data.notices.filter(
        ({ kind }) => kind === 'EDITED',
      );
    await edit({});
    expect(await editedOf(mate)).toEqual([]);
    await edit({ title: '한 번 고친 제목' });
    await edit({ title: '두 번 고친 제목' });
    const [notice, ...others] = await editedOf(mate);
    expect(notice && noticeText(notice)).toBe(`${writer.nickname} 님이 공개된 아카이브를 고쳤어요.`);
    expect([others, await editedOf(writer)]).toEqual([[], []]);

    const before = new Date(Date.now() - 25 * 3_600_000);
    await server.db.updateTable('archive').set({ edit_told_at: before }).where('id', '=', archive).execute();
    await edit({ title: '다음 날 고친 제목' });
    expect(await editedOf(mate)).toHaveLength(2);
  });

  it('shows an operator the title that the team confirmed, and what each member did', async () => {
    const desk = decidingOn(server, await operatorOn(server));
    await edit({ title: '부풀린 제목' });
    await desk.report('ARCHIVE', archive, await server.member());
    const { data } = await desk.open('ARCHIVE', archive);
    expect(data.stated).toEqual({ confirmedTitle: CONFIRMED.title, lines: [] });
  });

  it('keeps the confirmed facts when it is hidden and restored without an edit', async () => {
    await edit({ title: '부풀린 제목' });
    await records.hide(archive, true);
    await records.hide(archive, false);
    expect(await page()).toMatchObject({ title: '부풀린 제목', confirmedTitle: CONFIRMED.title });
  });
});

it('the database refuses to change the confirmed facts of a published archive', async () => {
  const change = server.db.updateTable('archive').set({ confirmed_title: '다른 제목' }).where('id', '=', archive);
  await expect(change.execute()).rejects.toMatchObject({ constraint: 'archive_confirmed_fixed' });
});
