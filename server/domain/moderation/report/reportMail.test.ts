import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { KEYWORD_LABELS, type Keyword } from '@contract/evaluation';
import { REPORT_MAIL } from '@contract/report';
import { commentingOn } from '../../../app/testing/commenting';
import { entryFor, evaluatingOn } from '../../../app/testing/evaluating';
import { startMailServer, type MailServer } from '../../../app/testing/mailServer';
import { type TestMember } from '../../../app/testing/member';
import { readMail } from '../../../app/testing/readMail';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { createPayload } from '../../../app/testing/samplePayload';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OPERATOR = 'operator@teamieum.example';

const report = ({ call }: TestServer, { token }: TestMember, overrides: object) =>
  call('POST', '/api/report/submit', { token, json: { reportType: 'SPAM', reportTarget: 'PROJECT', ...overrides } });

async function untilHandled({ db }: TestServer) {
  const waiting = () => db.selectFrom('delivery').select('id').where('kind', '<>', 'bundle').execute();
  while ((await waiting()).length > 0);
}

/** Lets the hour pass for which the mail waits, without the mails of notices, which come at an hour of the day. */
async function passHour(server: TestServer) {
  await server.db.deleteFrom('delivery').where('kind', '=', 'bundle').execute();
  server.passTime(HOUR);
  server.app.wakeMail();
}

describe('the mail about a report', () => {
  let mails: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    mails = await startMailServer();
    server = await startServer({
      smtpUrl: mails.url,
      operatorEmail: OPERATOR,
      publicUrl: 'https://teamieum.example/',
      mailFrom: '팀이음 <hello@teamieum.example>',
    });
  });
  afterAll(async () => {
    await server.close();
    await mails.close();
  });

  it('is sent to the operator with the target, the reason, the reporter, the writer and the time', async () => {
    const writer = await server.member({ nickname: '기획하는곰' });
    const reporter = await server.member({ nickname: '새벽코딩' });
    const on = commentingOn(server, createPayload());
    const project = await on.publish(writer);
    const comment = await on.write(project, '여기로\n연락 주세요', writer);
    const content = '광고예요\n신고된 회원: 다른사람';
    await report(server, reporter, { reportTarget: 'PROJECT_COMMENT', targetId: comment, reportContent: content });
    await passHour(server);

    const { text, raw: _, ...mail } = await mails.next();
    const { number } = await server.db
      .selectFrom('case_number')
      .select('number')
      .where('target', '=', 'PROJECT_COMMENT')
      .where('target_id', '=', comment)
      .executeTakeFirstOrThrow();
    expect(mail).toEqual({ from: '팀이음 <hello@teamieum.example>', to: OPERATOR, subject: REPORT_MAIL.subjectOf(1) });
    expect(text.replace(/\d\d\.\d\d\.\d\d \d\d:\d\d$/m, '(시각)')).toBe(
      [
        `신고 대상: 모집글 댓글 https://teamieum.example/projectdetail/${project}#comment-${comment}`,
        '> 여기로',
        '> 연락 주세요',
        '',
        '신고 유형: 스팸·홍보 게시물',
        '',
        '신고 내용:',
        '> 광고예요',
        '> 신고된 회원: 다른사람',
        '',
        '신고한 회원: 새벽코딩',
        '',
        '신고된 회원: 기획하는곰',
        '',
        '접수 시각: (시각)',
        '',
        `접수 번호: ${number}`,
        '',
        `처리하기: https://teamieum.example/admin/reports/project_comment/${comment}`,
      ].join('\n'),
    );
  });

  it('names the writer of a reported one-liner, and contains its text and keywords', async () => {
    const [writer, owner] = [await server.member(), await server.member()];
    const on = evaluatingOn(server);
    const archive = await on.register([writer, owner]);
    await on.evaluate(archive, writer, [writer, owner]);
    await on.evaluate(archive, owner, [writer, owner]);
    const { handle: targetId } = await server.db
      .selectFrom('evaluation')
      .select('handle')
      .where('evaluated_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    const response = await report(server, owner, { reportTarget: 'EVALUATION', targetId });
    expect(response.code).toBe(200);
    expect(response.text).not.toContain(writer.nickname);
    await passHour(server);

    const { text } = await mails.next();
    const { feedback, keyword } = entryFor(owner);
    const kept = [feedback, ...keyword.map((one) => KEYWORD_LABELS[one as Keyword])].map((line) => `> ${line}\n`);
    expect(text).toContain(`신고 대상: 한줄평 https://teamieum.example/archive/${archive}\n${kept.join('')}`);
    expect(text).toContain(`신고된 회원: ${writer.nickname}\n`);
    expect(text).toContain(`신고한 회원: ${owner.nickname}\n`);
  });

  it('is sent once per report, and not for a refused report', async () => {
    const member = await server.member();
    const targetId = await commentingOn(server, createPayload()).publish(member);
    for (const expected of [200, 409, 409]) expect((await report(server, member, { targetId })).code).toBe(expected);
    await passHour(server);
    await mails.next();
    await untilHandled(server);
    expect(mails.waiting()).toBe(0);
  });

  it('lists what came within the hour after the first one, and says once that reports have hidden a text', async () => {
    const [writer, ...reporters] = await server.fourMembers();
    await server.db
      .updateTable('member')
      .set({ created_at: new Date('2026-01-01') })
      .execute();
    const on = commentingOn(server, createPayload());
    const [first, second] = [await on.publish(writer), await on.publish(writer)];
    await report(server, reporters[0], { targetId: first });
    for (const reporter of reporters) await report(server, reporter, { targetId: second });
    // Only the writer hears at once that the text is hidden.
    expect((await mails.next()).to).not.toBe(OPERATOR);
    const ofMembers = () => server.db.selectFrom('delivery').select('id').where('kind', '<>', 'report').execute();
    while ((await ofMembers()).length > 0);
    await server.db.deleteFrom('delivery').where('kind', '=', 'bundle').execute();
    server.passTime(HOUR - MINUTE);
    server.app.wakeMail();
    expect(mails.waiting()).toBe(0);

    server.passTime(MINUTE);
    server.app.wakeMail();
    const { subject, text } = await mails.next();
    expect(subject).toBe(REPORT_MAIL.subjectOf(4));
    for (const { nickname } of reporters) expect(text).toContain(`신고한 회원: ${nickname}`);
    expect(text.match(/자동으로 숨겼어요/g)).toHaveLength(1);
    await untilHandled(server);
  });
});

it('writes the mail to a file when no mail server is configured', async () => {
  const server = await startServer({ operatorEmail: OPERATOR });
  const member = await server.member();
  const targetId = await commentingOn(server, createPayload()).publish(member);
  await report(server, member, { targetId });
  await passHour(server);
  await untilHandled(server);

  const outbox = path.join(server.dataDir, 'outbox');
  const names = await readdir(outbox);
  const mail = readMail(await readFile(path.join(outbox, names[0] ?? ''), 'utf8'));
  await server.close();
  expect(names).toHaveLength(1);
  expect([mail.to, mail.subject]).toEqual([OPERATOR, REPORT_MAIL.subjectOf(1)]);
  expect(mail.text).toContain(`신고 대상: 모집글 /projectdetail/${targetId}\n`);
});

it('sends no mail when no operator address is configured, and stores the report', async () => {
  const server = await startServer();
  const member = await server.member();
  const targetId = await commentingOn(server, createPayload()).publish(member);
  expect((await report(server, member, { targetId })).code).toBe(200);
  await passHour(server);
  await untilHandled(server);
  expect(await readdir(path.join(server.dataDir, 'outbox')).catch(() => [])).toEqual([]);
  expect(await server.db.selectFrom('report').select('target_id').execute()).toEqual([{ target_id: targetId }]);
  await server.close();
});
