import { daysBetween } from '@contract/dates';
import { MAIL_MESSAGES, type MailLink, type Mails } from '@contract/mails';
import { codesTo } from '../../../app/testing/mailCodes';
import { mailFiles, partsOf } from '../../../app/testing/outboxMails';
import { type TestMember } from '../../../app/testing/member';
import { runHousekeeping } from '../../../app/testing/housekeeping';
import { recordingOn } from '../../../app/testing/recording';
import { recruitingOn } from '../../../app/testing/recruiting';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { SHIFTED_EXPIRIES } from '../../../app/operations/installHousekeeping';
import { RETENTION } from '../../../lib/jobs/retention';
import { MINUTE } from '../../../lib/durations';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const put = ({ token }: TestMember, address: string) =>
  server.call<Mails>('PUT', '/api/users/me/mails/school', { token, json: { address } });
const mailsOf = async ({ token }: TestMember) =>
  (await server.call<Mails>('GET', '/api/users/me/mails', { token })).data;
const lastCode = async (address: string) => (await codesTo(address, server)).at(-1) ?? '';

async function confirm(member: TestMember, address: string): Promise<Mails> {
  expect((await put(member, address)).code).toBe(200);
  const json = { code: await lastCode(address) };
  return (await server.call<Mails>('POST', '/api/users/me/mails/school', { token: member.token, json })).data;
}

it('is confirmed by its code, and lasts for twelve months', async () => {
  const member = await server.member();
  const { data } = await put(member, 'a@hanyang.ac.kr');
  expect([data.school, data.schoolCode?.address]).toEqual([null, 'a@hanyang.ac.kr']);
  const json = { code: await lastCode('a@hanyang.ac.kr') };
  const confirmed = await server.call<Mails>('POST', '/api/users/me/mails/school', { token: member.token, json });
  const { school, schoolCode } = confirmed.data;
  expect(schoolCode).toBeNull();
  expect(daysBetween((school?.confirmedDateTime ?? '').slice(0, 10), school?.untilDate ?? '')).toBeGreaterThan(363);
});

it.each([
  ['a@naver.com', MAIL_MESSAGES.notSchool],
  ['a@b.ac.kr.example.com', MAIL_MESSAGES.notSchool],
  ['a@jmail.ac.kr', MAIL_MESSAGES.openDomain],
  ['a@x.jmail.ac.kr', MAIL_MESSAGES.openDomain],
])('is refused for %s', async (address, message) => {
  const refused = await put(await server.member(), address);
  expect([refused.code, refused.errors]).toEqual([400, [{ field: 'address', message }]]);
});

it('is the only kind that is replaced by this call', async () => {
  const { token } = await server.member();
  const json = { address: 'x@hanyang.ac.kr' };
  expect((await server.call('PUT', '/api/users/me/mails/email', { token, json })).code).toBe(404);
});

it('is replaced once another one is confirmed, and removed with its code', async () => {
  const member = await server.member();
  const { school } = await confirm(member, 'c@hanyang.ac.kr');
  expect(school).toMatchObject({ address: 'c@hanyang.ac.kr', domain: 'hanyang.ac.kr' });
  server.passTime(MINUTE);
  await put(member, 'c@snu.ac.kr');
  expect(await mailsOf(member)).toMatchObject({
    school: { domain: 'hanyang.ac.kr' },
    schoolCode: { address: 'c@snu.ac.kr' },
  });
  const json = { code: await lastCode('c@snu.ac.kr') };
  await server.call('POST', '/api/users/me/mails/school', { token: member.token, json });
  expect((await mailsOf(member)).school?.domain).toBe('snu.ac.kr');
  const removed = await server.call<Mails>('DELETE', '/api/users/me/mails/school', { token: member.token });
  expect(removed.data).toMatchObject({ school: null, schoolCode: null });
});

it('is renewed by a code for it, which moves its end', async () => {
  const member = await server.member();
  const { school: before } = await confirm(member, 'd@hanyang.ac.kr');
  server.passTime(MINUTE);
  const asked = await server.call<Mails>('POST', '/api/users/me/mails/school/code', { token: member.token });
  expect([asked.code, asked.data.schoolCode?.address]).toEqual([200, 'd@hanyang.ac.kr']);
  const json = { code: await lastCode('d@hanyang.ac.kr') };
  const renewed = await server.call<Mails>('POST', '/api/users/me/mails/school', { token: member.token, json });
  expect(Date.parse(renewed.data.school?.confirmedDateTime ?? '')).toBeGreaterThan(
    Date.parse(before?.confirmedDateTime ?? ''),
  );
});

it('is deleted after twelve months, and its code a day after its end', async () => {
  const member = await server.member();
  await confirm(member, 'e@hanyang.ac.kr');
  server.passTime(MINUTE);
  await put(member, 'e@snu.ac.kr');
  await runHousekeeping(server.db, SHIFTED_EXPIRIES, RETENTION.schoolMail - 60 * MINUTE);
  expect(await mailsOf(member)).toMatchObject({ school: { domain: 'hanyang.ac.kr' }, schoolCode: null });
  await runHousekeeping(server.db, SHIFTED_EXPIRIES, RETENTION.schoolMail + 60 * MINUTE);
  expect((await mailsOf(member)).school).toBeNull();
});

it('is shown as domain and month on profile and record, and to members on the card of a leader', async () => {
  const [member, other] = [await server.member(), await server.member()];
  await confirm(member, 'Shown.One@hanyang.ac.kr');
  const mark = { domain: 'hanyang.ac.kr', month: expect.stringMatching(/^\d{4}-\d{2}$/) as string };
  const post = await recruitingOn(server.call).publish(member);
  const code = await recordingOn(server).open(member);
  const read = (path: string, token?: string) => server.call<Record<string, unknown>>('GET', path, { token });
  const answers = [
    await read(`/api/mypage/${encodeURIComponent(member.nickname)}`, other.token),
    await read(`/api/records/${code}`),
    await read(`/api/projects/${post}`, other.token),
    await read(`/api/projects/${post}`),
  ];
  expect(answers.map(({ data }) => data)).toMatchObject([
    { basicInfo: { schoolMail: mark } },
    { schoolMail: mark },
    { leader: { schoolMail: mark } },
    { leader: { schoolMail: null } },
  ]);
  for (const { text } of answers) expect(text.toLowerCase()).not.toContain('shown.one');
});

it('has configured domains', async () => {
  const configured = await startServer({ schoolMailDomains: ['example.edu'], schoolMailOpenDomains: [] });
  const { token } = await configured.member();
  const other = await configured.member();
  const answers = [
    await configured.call('PUT', '/api/users/me/mails/school', { token, json: { address: 'a@cs.example.edu' } }),
    await configured.call('PUT', '/api/users/me/mails/school', {
      token: other.token,
      json: { address: 'a@jmail.ac.kr' },
    }),
  ];
  await configured.close();
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
});

it('has a link, which keeps the e-mail when it is refused', async () => {
  const linked = await startServer({ publicUrl: 'https://teamieum.example' });
  const { token } = await linked.member();
  await linked.call('PUT', '/api/users/me/mails/school', { token, json: { address: 'f@hanyang.ac.kr' } });
  const [mail = ''] = await mailFiles(linked);
  const link = /#(\S+)/.exec(partsOf(mail)[0] ?? '')?.[1];
  const { data } = await linked.call<MailLink>('POST', '/api/users/mail_link', {
    json: { token: link, act: 'REFUSE' },
  });
  const mails = await linked.call<Mails>('GET', '/api/users/me/mails', { token });
  await linked.close();
  expect([data.kind, data.removed]).toEqual(['school', undefined]);
  expect(mails.data).toMatchObject({ schoolCode: null, email: { address: expect.any(String) as string } });
});
