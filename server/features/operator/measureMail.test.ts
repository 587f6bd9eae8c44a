import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { decidingOn } from '../../app/testing/deciding';
import { operatorOn } from '../../app/testing/operating';
import { recruitingOn } from '../../app/testing/recruiting';
import { readMail } from '../../app/testing/readMail';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ operatorEmail: 'op@example.org', publicUrl: 'https://teamieum.kr' });
});
afterAll(() => server.close());

/** Mails of the outbox whose raw text has a word, as they were written. */
async function mailsWith(word: string): Promise<string[]> {
  const outbox = path.join(server.dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  return mails.filter((mail) => mail.includes(word));
}

/** The parts of a mail: its text, then its HTML. */
function bodyOf(mail: string): string[] {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(mail) ?? [];
  return mail
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readMail(part.trimStart()).text);
}

it('tells the member what was decided and why, once, with the address an answer goes to, and no reporter', async () => {
  const operator = await operatorOn(server);
  const on = decidingOn(server, operator);
  const [writer, reporter] = await server.fourMembers();
  const id = await recruitingOn(server.call).publish(writer, { title: '메일로 알릴 글' });
  await on.report('PROJECT', id, reporter);
  const { code } = await on.measure('HIDE', 'PROJECT', id, { reason: '연락처가 있어요.\n조치: 없음' });
  expect(code).toBe(200);
  const mails = await expectMails(1);
  const [text = '', html = ''] = bodyOf(mails[0]!);
  expect(text).toBe(
    [
      `조치: 숨김\n대상: 모집글 ‘메일로 알릴 글’ https://teamieum.kr/projectdetail/${id}`,
      '이유:\n> 연락처가 있어요.\n> 조치: 없음',
      '이의가 있으면 이 메일에 답장해 주세요.',
    ].join('\n\n'),
  );
  expect(html).toContain('연락처가 있어요.');
  expect(html).not.toMatch(/<img|src=|https?:\/\/(?!teamieum\.kr)/);
  expect(mails[0]).not.toContain(reporter.nickname);
});

/** The mail queue works beside the call: waits until it has written so many. */
async function expectMails(count: number): Promise<string[]> {
  for (;;) {
    const mails = await mailsWith('Reply-To: op@example.org');
    if (mails.length >= count) return mails;
    await new Promise(setImmediate);
  }
}
