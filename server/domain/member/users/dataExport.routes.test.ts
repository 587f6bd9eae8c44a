import { ACCOUNT_MESSAGES } from '@contract/auth';
import { type DataExport, type DataExportTicket } from '@contract/dataExport';
import { MESSAGES } from '@contract/messages';
import { sql } from 'kysely';
import { unzipSync } from 'fflate';
import { type OwnFeedback } from '@contract/mypage';
import { archivingOn, PICTURE } from '../../../app/testing/archiving';
import { consentingOn } from '../../../app/testing/consenting';
import { evaluatingOn } from '../../../app/testing/evaluating';
import { pdf } from '../../../app/testing/joining';
import { createJoin, joinForm, type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { insertArchive, insertProject } from '../../../db/testing/rows';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const order = ({ token, password }: Pick<TestMember, 'token' | 'password'>) =>
  server.call<DataExportTicket>('POST', '/api/users/me/export', { token, json: { currentPassword: password } });

const download = (ticket: string, refresh: string) =>
  server.call('GET', `/api/users/me/export?${new URLSearchParams({ ticket }).toString()}`, { cookies: { refresh } });

/** The entries of a member's ZIP, by name. */
async function exportOf(member: TestMember) {
  const { ticket } = (await order(member)).data;
  const { code, headers, raw } = await download(ticket, member.refresh);
  expect([code, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'attachment; filename="teamieum-data.zip"',
    'no-store',
  ]);
  const files = unzipSync(new Uint8Array(raw));
  const data = JSON.parse(Buffer.from(files['data.json'] ?? []).toString()) as DataExport;
  return { files, data };
}

describe('the data export of a member', () => {
  let member: TestMember;
  let other: TestMember;
  let archive: number;

  beforeAll(async () => {
    member = await joined();
    other = await server.member({ nickname: '다른사람' });
    archive = await liveTogether();
  });

  it('is a ZIP with the files and a readable data.json that lists them', async () => {
    const { files, data } = await exportOf(member);
    expect(Object.keys(files).sort()).toEqual([
      `archives/${archive}/1.webp`,
      `archives/${archive}/thumbnail.webp`,
      'data.json',
      'portfolio/1-이력서.pdf',
      'profile.webp',
    ]);
    expect(Buffer.from(files['portfolio/1-이력서.pdf'] ?? []).toString()).toContain('%PDF');
    const names = new Map(data.files.map(({ url, name }) => [url, name]));
    expect(names.get(data.profile.profileImg)).toBe('profile.webp');
    expect(names.get(data.profile.portfolios[0]?.url ?? '')).toBe('portfolio/1-이력서.pdf');
    expect(names.get(data.archives[0]?.thumbnail ?? '')).toBe(`archives/${archive}/thumbnail.webp`);
    expect(Buffer.from(files['data.json'] ?? []).toString()).toContain('\n  "account": {\n    "username"');
  });

  it("contains the member's data, texts and actions", async () => {
    const { data } = await exportOf(member);
    const { account, profile, sessions, projects, joinedProjects, archives } = data;
    expect(account).toMatchObject({ name: '김가람', phone: '010-9999-8888', address: '서울시 성북구' });
    expect([profile.schoolName, profile.introduction, profile.birth]).toEqual([
      '서울대학교',
      '반가워요.',
      '2000-02-29',
    ]);
    expect(sessions).toHaveLength(1);
    expect(projects).toEqual([expect.objectContaining({ article: '모집 글', startDate: '2026-12' })]);
    expect(projects[0]?.invitedMembers).toEqual([{ nickname: '다른사람', status: 'PENDING' }]);
    expect(joinedProjects).toEqual([expect.objectContaining({ title: '함께 만들어요' })]);
    expect(archives.map(({ id, isWriter, evaluatedDateTime }) => [id, isWriter, evaluatedDateTime !== null])).toEqual([
      [archive, true, true],
    ]);
    expect(data.comments.map(({ kind, content }) => [kind, content])).toEqual([
      ['project', '궁금해요.'],
      ['archive', '수고했어요.'],
    ]);
    expect(data.bookmarks.map(({ kind }) => kind)).toEqual(['project', 'archive']);
    expect(data.reports).toEqual([expect.objectContaining({ reportContent: '같은 글이 여럿이에요.' })]);
    expect(data.evaluationsGiven).toEqual([
      expect.objectContaining({ nickname: '다른사람', feedback: '든든했어요.', keywords: ['TEAMWORK'] }),
    ]);
  });

  it('contains no more about other members than the product shows', async () => {
    const { data } = await exportOf(member);
    expect(data.evaluationsReceived).toEqual({
      keywords: [{ content: 'DILIGENT', count: 1 }],
      feedbacks: [expect.objectContaining({ content: '늘 먼저 도와줬어요.', hidden: false })],
    });
    const text = JSON.stringify(data);
    const { email } = await server.db
      .selectFrom('member')
      .select('email')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    for (const secret of [email ?? '', other.username, '010-1234-5678', '김하늘', '관악구', '남의 댓글']) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/argon2|hash/);
  });

  it('contains no actions of other members', async () => {
    const { data, files } = await exportOf(other);
    expect(data.account.nickname).toBe('다른사람');
    expect(JSON.stringify(data)).not.toContain('김가람');
    expect([data.comments.length, data.bookmarks, data.reports, data.evaluationsGiven.length]).toEqual([1, [], [], 1]);
    expect(data.invitations).toHaveLength(1);
    expect(Object.keys(files).sort()).toEqual(['data.json', 'profile.webp']);
  });

  it('omits a file that was deleted meanwhile', async () => {
    const { profile_image: photo } = await server.db
      .selectFrom('member')
      .select('profile_image')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    await server.db
      .updateTable('member')
      .set({ profile_image: 'image/gone.webp' })
      .where('id', '=', other.id)
      .execute();
    const { data, files } = await exportOf(other);
    await server.db.updateTable('member').set({ profile_image: photo }).where('id', '=', other.id).execute();
    expect([Object.keys(files), data.files]).toEqual([['data.json'], []]);
  });

  it('is complete when the rows exceed one batch', async () => {
    const writer = await server.member();
    const project = await insertProject(server.db, writer.id);
    const rows = Array.from({ length: 450 }, (_, index) => ({
      project_id: project,
      writer_id: writer.id,
      content: `${index}번째`,
    }));
    await server.db.insertInto('project_comment').values(rows).execute();
    const { data } = await exportOf(writer);
    expect(data.comments.map(({ content }) => content)).toEqual(rows.map(({ content }) => content));
  });

  /** Creates a member with every field of the form. */
  async function joined(): Promise<TestMember> {
    const join = createJoin({
      name: '김가람',
      birth: '2000-02-29',
      phone: '010-9999-8888',
      address: '서울시 성북구',
      introduction: '반가워요.',
      portfolio: [{ fileName: '이력서.pdf', fileSize: 0, url: null }],
    });
    const form = joinForm(join, { portfolioFiles: [pdf()] });
    const { headers, cookies } = await server.call('POST', '/api/users/join', { form });
    const { id } = await server.db
      .updateTable('member')
      .set({ email_confirmed_at: new Date() })
      .where('username', '=', join.username)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...join, id, token: headers['access'] ?? '', refresh: cookies['refresh']?.value ?? '' };
  }

  /** Creates every kind of row between both members. @returns the archive */
  async function liveTogether(): Promise<number> {
    const { call, db } = server;
    const as = ({ token }: TestMember, json?: unknown) => ({ token, json });
    const own = await insertProject(db, member.id);
    await db.insertInto('project_invitation').values({ project_id: own, member_id: other.id }).execute();
    const theirs = await insertProject(db, other.id);
    await db
      .insertInto('project_member')
      .values({ project_id: theirs, member_id: member.id, role: 'FRONT_END' })
      .execute();
    await call('POST', `/api/projects/${theirs}/comments`, as(member, { content: '궁금해요.' }));
    await call('POST', `/api/projects/${own}/comments`, as(other, { content: '남의 댓글' }));
    await call('POST', `/api/projects/${theirs}/bookmark`, as(member));
    const report = { nickname: other.nickname, reportType: 'SPAM', reportContent: '같은 글이 여럿이에요.' };
    await call('POST', '/api/report/submit', as(member, { ...report, reportTarget: 'PROJECT', targetId: theirs }));

    const pictures = { thumbnail: PICTURE, images: [PICTURE] };
    const id = await archivingOn(server).register(member, [other], {}, pictures);
    const says = (to: TestMember, feedback: string, keyword: string) => ({
      evaluations: [{ evaluatedNickname: to.nickname, feedback, keyword: [keyword] }],
    });
    await call('POST', `/api/archive/${id}/evaluations`, as(member, says(other, '든든했어요.', 'TEAMWORK')));
    await call('POST', `/api/archive/${id}/evaluations`, as(other, says(member, '늘 먼저 도와줬어요.', 'DILIGENT')));
    await call('POST', `/api/archive/${id}/bookmark`, as(member));
    await call('POST', `/api/archive/${id}/comments`, as(member, { content: '수고했어요.', writer: member.nickname }));
    return id;
  }
});

it('the data export contains consents, requests and hidden one-liners, but no content of an archive that asks', async () => {
  const [member, mate] = [await server.member(), await server.member()];
  const published = await archivingOn(server).register(mate, [member]);
  for (const one of [member, mate]) await evaluatingOn(server).evaluate(published, one, [mate, member]);
  const asking = await archivingOn(server).register(mate, [member], { description: '남의 설명' });
  const { feedbacks } = (await consentingOn(server).profileOf(member)).teamFeedback.myPageEvaluation;
  const path = `/api/mypage/feedbacks/${(feedbacks as OwnFeedback[])[0]!.id}/hidden`;
  await server.call('PUT', path, { token: member.token, json: { hidden: true } });

  const { data } = await exportOf(member);
  expect(data.archives.map(({ id, consent }) => [id, consent])).toEqual([[published, 'CONFIRMED']]);
  expect(data.archiveQuestions.map(({ archiveId, consent }) => [archiveId, consent])).toEqual([[asking, 'ASKED']]);
  expect(data.evaluationsReceived.feedbacks).toEqual([expect.objectContaining({ hidden: true })]);
  expect(JSON.stringify(data)).not.toContain('남의 설명');
});

describe('access to the data export', () => {
  it('requires the password, and is refused to visitors', async () => {
    const member = await server.member();
    const wrong = await order({ ...member, password: 'wrong0000' });
    expect([wrong.code, wrong.message, wrong.errors?.[0]?.field]).toEqual([
      400,
      ACCOUNT_MESSAGES.currentPasswordWrong,
      'currentPassword',
    ]);
    expect((await order({ token: '', password: member.password })).status).toBe(40201);
  });

  it('requires the cookie of the requesting session besides the ticket', async () => {
    const [member, other] = [await server.member(), await server.member()];
    const { ticket } = (await order(member)).data;
    for (const refresh of [other.refresh, '', `${member.refresh.split('.')[0]}`]) {
      const { code, message } = await download(ticket, refresh);
      expect([code, message]).toEqual([404, MESSAGES.pageNotFound]);
    }
    expect((await download(ticket, member.refresh)).code).toBe(200);
  });

  it.each([['made up'], ['1.2.3.4'], [`1.${'0'.repeat(36)}.99999999999999.${'A'.repeat(43)}`]])(
    'is refused with the ticket %s',
    async (ticket) => {
      const { refresh } = await server.member();
      expect((await download(ticket, refresh)).code).toBe(404);
    },
  );

  it('is refused with a ticket that was changed to another member', async () => {
    const [member, other] = [await server.member(), await server.member()];
    const { ticket } = (await order(member)).data;
    const forged = ticket.replace(/^\d+/, String(other.id));
    expect((await download(forged, member.refresh)).code).toBe(404);
  });

  it('is refused after a minute, after a logout and after a withdrawal', async () => {
    const late = await startServer();
    const member = await late.member();
    const json = { currentPassword: member.password };
    const { data } = await late.call<DataExportTicket>('POST', '/api/users/me/export', { token: member.token, json });
    late.passTime(60_001);
    const path = `/api/users/me/export?${new URLSearchParams({ ticket: data.ticket }).toString()}`;
    expect((await late.call('GET', path, { cookies: { refresh: member.refresh } })).code).toBe(404);
    await late.close();

    const [leaving, withdrawing] = [await server.member(), await server.member()];
    const tickets = [(await order(leaving)).data.ticket, (await order(withdrawing)).data.ticket];
    await server.call('POST', '/api/logout', { cookies: { refresh: leaving.refresh } });
    const { nickname, password, token } = withdrawing;
    const farewell = { username: nickname, password, confirm_password: password };
    await server.call('DELETE', '/api/user/delete', { token, json: farewell });
    expect((await download(tickets[0] ?? '', leaving.refresh)).code).toBe(404);
    expect((await download(tickets[1] ?? '', withdrawing.refresh)).code).toBe(404);
    expect((await order(withdrawing)).status).toBe(40203);
  });

  it('is limited to five requests an hour', async () => {
    const narrow = await startServer({ rateLimitMultiplier: 1 });
    const { token, refresh, password } = await narrow.member();
    const ask = (currentPassword: string) =>
      narrow.call<DataExportTicket>('POST', '/api/users/me/export', { token, json: { currentPassword } });
    const { ticket } = (await ask(password)).data;
    const codes: number[] = [];
    for (const guess of ['a', 'b', 'c', 'd', password]) codes.push((await ask(guess)).code);
    expect(codes).toEqual([400, 400, 400, 400, 429]);

    const path = `/api/users/me/export?${new URLSearchParams({ ticket }).toString()}`;
    const downloads: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      downloads.push((await narrow.call('GET', path, { cookies: { refresh } })).code);
    }
    await narrow.close();
    expect(downloads).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

/** Every column that references a member, and the part of the export with it, or why it is not exported. */
const NAMES_MEMBERS: Record<string, string> = {
  'archive.writer_id': 'archives',
  'archive_bookmark.member_id': 'bookmarks',
  'archive_comment.writer_id': 'comments',
  'archive_member.member_id': 'archives',
  'contribution_tick.member_id': 'not in it: whose lines the member confirms, until the publication',
  'active_member.member_id': 'not in it: that the member was there in a period, until a day after its end',
  'block.blocker_id': 'blocks',
  'block.blocked_id': 'not in it: nobody learns of being blocked',
  'declined_archive.member_id': 'not in it: the member keeps no trace of a declined archive',
  'check_in.member_id': 'checkIns',
  'hidden_profile.member_id': 'hidden',
  'measure_undo.operator_id': 'not in it: an act of an operator, for some minutes',
  'request_key.member_id': 'not in it: a random number of a day, which names something the export has',
  'evaluation.evaluated_id': 'evaluationsReceived',
  'evaluation.evaluator_id': 'evaluationsGiven',
  'member_award.member_id': 'profile',
  'member_career.member_id': 'profile',
  'member_experience.member_id': 'profile',
  'member_portfolio.member_id': 'profile',
  'notice.actor_id': 'notices',
  'notice.member_id': 'notices',
  'project.writer_id': 'projects',
  'project_application.member_id': 'applications',
  'project_bookmark.member_id': 'bookmarks',
  'project_comment.writer_id': 'comments',
  'project_departure.member_id': 'departures',
  'project_invitation.member_id': 'invitations',
  'credential.member_id': 'credentials',
  'member_record.member_id': 'record',
  'report.reported_id': 'not in it: it would tell who reported',
  'report.reporter_id': 'reports',
  'session.member_id': 'sessions',
  'session.after_member_id': 'not in it: it names another member',
  'device_grant.member_id': 'keptLogins',
  'device_grant.after_member_id': 'not in it: it names another member',
  'passkey.member_id': 'passkeys',
  'social_identity.member_id': 'socialLogins',
  'account_event.member_id': 'accountEvents',
  'email_undo.member_id': 'formerEmails',
  'project_member.member_id': 'joinedProjects',
  'mail_code.member_id': 'mails',
  'school_mail.member_id': 'mails',
  'temporary_password.member_id': 'not in it: a secret of half an hour',
  'notification_setting.member_id': 'mailGroups',
  'push_device.member_id': 'pushDevices',
  'saved_search.member_id': 'savedSearches',
  'delivery.member_id': 'not in it: deleted once it is sent',
};

it('covers every column that references a member', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'member'::regclass
  `.execute(server.db);
  expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual(Object.keys(NAMES_MEMBERS).sort());

  const member = await server.member();
  await insertArchive(server.db, [member.id]);
  const { data } = await exportOf(member);
  const parts = Object.values(NAMES_MEMBERS).filter((part) => !part.startsWith('not in it'));
  expect(Object.keys(data)).toEqual(expect.arrayContaining([...new Set(parts)]));
});
