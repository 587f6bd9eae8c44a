/** @tier full */
import { todayInKorea } from '@contract/dates';
import { MAIL_MESSAGES } from '@contract/mails';
import { SIGNAL_LABELS } from '@contract/operator';
import { archivingOn, createArchiveData } from '../../../app/testing/archiving';
import { consentingOn } from '../../../app/testing/consenting';
import { creditingOn, openJwt } from '../../../app/testing/crediting';
import { decidingOn } from '../../../app/testing/deciding';
import { evaluatingOn } from '../../../app/testing/evaluating';
import { codesTo } from '../../../app/testing/mailCodes';
import { memberFactory, type JoinMember, type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recruitingOn } from '../../../app/testing/recruiting';
import { startServer, type TestServer } from '../../../app/testing/startServer';

/** An account of the one person who forges. */
interface Account extends TestMember {
  email: string;
}

let server: TestServer;
let join: JoinMember;
let archives: ReturnType<typeof archivingOn>;
let evaluating: ReturnType<typeof evaluatingOn>;
let credits: ReturnType<typeof creditingOn>;

beforeAll(async () => {
  server = await startServer();
  join = memberFactory(server.call);
  archives = archivingOn(server);
  evaluating = evaluatingOn(server);
  credits = creditingOn(server);
});
afterAll(() => server.close());

/** Joins as anybody can, without a confirmed address. */
const accountsWith = (emails: readonly string[]): Promise<Account[]> =>
  Promise.all(emails.map(async (email) => ({ ...(await join({ email })), email })));

/** Reads the newest code in the mailbox and enters it. */
async function confirm({ email, token }: Account) {
  const code = (await codesTo(email, server)).at(-1);
  return server.call('POST', '/api/users/me/mails/email', { token, json: { code } });
}

/** The first account registers an archive that names the others, who say yes; then each evaluates each. */
async function forge(accounts: readonly Account[], overrides: object = {}) {
  const [writer, ...others] = accounts as [Account, ...Account[]];
  const members = accounts.map(({ nickname }) => ({ nickname, role: 'BACK_END' }));
  const { data: archive } = await archives.create(createArchiveData(members, overrides), writer);
  const answers: number[] = [];
  for (const other of others) answers.push((await consentingOn(server).confirm(archive, other)).code);
  for (const one of accounts) answers.push((await evaluating.evaluate(archive, one, accounts)).code);
  return { archive, answers };
}

const daysLater = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

/** @throws Error unless it is valid */
async function verdictOf(id: string) {
  const { data } = await credits.read(id);
  if (data.result !== 'VALID') throw new Error(`The credential is ${data.result}.`);
  return data.credential;
}

describe('one person with invented addresses', () => {
  it('gets no proof, now or after the release', async () => {
    const accounts = await accountsWith(['a@nowhere.example.org', 'b@nowhere.example.org', 'c@nowhere.example.org']);
    const { archive, answers } = await forge(accounts);
    expect(answers).toEqual([403, 403, 403, 403, 403]);
    await evaluating.age(archive, 30);
    expect((await evaluating.publish(archive, accounts[0]!)).code).not.toBe(200);
    expect(await consentingOn(server).isPublished(archive)).toBe(false);
    expect((await credits.issue(archive, accounts[0]!)).code).not.toBe(200);
  });

  it('gets no code at a disposable address', async () => {
    const [account] = await accountsWith(['forger@mailinator.com']);
    const answer = await server.call('POST', '/api/users/me/mails/email/code', { token: account!.token });
    expect(answer).toMatchObject({ code: 400, message: MAIL_MESSAGES.disposable });
    expect(await codesTo(account!.email, server)).toEqual([]);
  });
});

describe('one person with one mailbox', () => {
  it('has one confirmed account, however the address is written, and no proof', async () => {
    const accounts = await accountsWith(['forger@gmail.com', 'forger+2@gmail.com', 'f.orger@googlemail.com']);
    const confirmed: number[] = [];
    for (const account of accounts) confirmed.push((await confirm(account)).code);
    expect(confirmed).toEqual([200, 409, 409]);

    const { archive, answers } = await forge(accounts);
    // Only the confirmed writer may evaluate.
    expect(answers).toEqual([403, 403, 200, 403, 403]);
    await evaluating.age(archive, 30);
    expect((await evaluating.publish(archive, accounts[0]!)).code).toBe(409);
    expect(await consentingOn(server).isPublished(archive)).toBe(false);
  });

  it('adds no stranger to a proof by naming them', async () => {
    const accounts = await accountsWith(['one@forger.example.org', 'two@forger.example.org']);
    for (const account of accounts) expect((await confirm(account)).code).toBe(200);
    const stranger = await server.member({ nickname: '유명한개발자' });
    const [writer, mate] = accounts as [Account, Account];
    const members = [...accounts, stranger].map(({ nickname }) => ({ nickname, role: 'BACK_END' }));
    const { data: archive } = await archives.create(createArchiveData(members), writer);
    await consentingOn(server).confirm(archive, mate);
    for (const one of accounts) await evaluating.evaluate(archive, one, [...accounts, stranger]);
    await evaluating.age(archive, 30);
    await server.db
      .updateTable('archive_member')
      .set({ asked_at: daysLater(30) })
      .where('archive_id', '=', archive)
      .execute();
    expect((await evaluating.publish(archive, writer)).code).toBe(200);

    const { id, token } = await credits.issued(archive, writer);
    expect(await verdictOf(id)).toMatchObject({ teamSize: 2, checks: { people: 1, school: 0, email: 1 } });
    expect(JSON.stringify(openJwt(token).payload)).not.toContain(stranger.nickname);
    expect((await archives.read(archive)).text).not.toContain(stranger.nickname);
  });
});

describe('one person with a mailbox for each of three accounts', () => {
  let accounts: Account[];
  let archive: number;
  let credential: { id: string; token: string };

  beforeAll(async () => {
    accounts = await accountsWith(['x@mine.example.org', 'y@mine.example.org', 'z@mine.example.org']);
    for (const account of accounts) expect((await confirm(account)).code).toBe(200);
    const forged = await forge(accounts, {
      title: '네카라에서 쓰는 서비스',
      startDate: '2020-01-01',
      endDate: '2025-12-31',
    });
    expect(forged.answers).toEqual([200, 200, 200, 200, 200]);
    archive = forged.archive;
    credential = await credits.issued(archive, accounts[0]!);
  });

  it('gets a proof that says of the others that they have an address, and of the period that it was typed', async () => {
    expect(await verdictOf(credential.id)).toMatchObject({
      kind: 'OUTSIDE',
      together: null,
      startDate: '2020-01-01',
      endDate: '2025-12-31',
      teamSize: 3,
      checks: { people: 2, school: 0, email: 2 },
      contributions: [],
    });
    const { narrative } = openJwt(credential.token).payload.credentialSubject;
    expect(narrative).toContain('함께한 팀원 2명 중 이메일 확인 2명');
    expect(narrative).toContain('직접 적은 기간');
    expect(narrative).not.toContain('학교');
  });

  it('is shown to the operators as a case with three signals', async () => {
    const operator = await operatorOn(server);
    const desk = decidingOn(server, operator);
    const { data } = await desk.open('ARCHIVE', archive);
    const signals = data.reportList.filter(({ type }) => type === 'SIGNAL').map(({ content }) => content);
    expect(signals).toEqual([expect.stringContaining(SIGNAL_LABELS.NEW_ACCOUNTS)]);
    expect(signals[0]).toContain(SIGNAL_LABELS.SAME_TIME);
    expect(signals[0]).toContain(SIGNAL_LABELS.SAME_LINES);
  });

  it('changes no proof by renaming what was confirmed', async () => {
    const members = accounts.map(({ nickname }) => ({ nickname, role: 'BACK_END' }));
    const renamed = createArchiveData(members, {
      title: '대기업 공식 서비스',
      startDate: '2020-01-01',
      endDate: '2025-12-31',
    });
    expect((await archives.edit(archive, renamed, accounts[0]!)).code).toBe(200);
    expect((await verdictOf(credential.id)).title).toBe('네카라에서 쓰는 서비스');
    expect((await archives.read(archive)).data).toMatchObject({
      title: '대기업 공식 서비스',
      confirmedTitle: '네카라에서 쓰는 서비스',
      changedDateTime: expect.any(String) as string,
    });
    const again = await credits.issue(archive, accounts[1]!);
    expect((await verdictOf(again.data.id)).title).toBe('네카라에서 쓰는 서비스');
  });

  it('changes no proof by editing its file', async () => {
    const [header, payload = '', signature] = credential.token.split('.');
    const edited = Buffer.from(payload, 'base64url').toString('utf8').replace('네카라에서 쓰는', '삼성에서 쓰는');
    const forged = [header, Buffer.from(edited).toString('base64url'), signature].join('.');
    expect(await credits.resultOf(forged)).toBe('CHANGED');
  });

  it('gets no school into the proof by an address that only looks like one', async () => {
    const addresses = ['a@ac.kr', 'a@snu.ac.kr.mine.example.org', 'a@jmail.ac.kr', 'a@mine.example.org'];
    for (const address of addresses) {
      const answer = await server.call('PUT', '/api/users/me/mails/school', {
        token: accounts[0]!.token,
        json: { address },
      });
      expect(answer.code).toBe(400);
    }
  });

  it('loses the own proof with the archive, and the others’ proofs with their accounts', async () => {
    const [, mate, other] = accounts as [Account, Account, Account];
    const { data } = await credits.issue(archive, other);
    expect((await archives.remove(archive, accounts[0]!)).code).toBe(200);
    expect((await credits.read(credential.id)).data.result).toBe('WITHDRAWN');
    expect((await credits.issue(archive, accounts[0]!)).code).not.toBe(200);
    expect(await verdictOf(data.id)).toMatchObject({ textDeleted: true, archiveUrl: null });
    for (const one of [mate, other]) expect((await consentingOn(server).withdraw(one)).code).toBe(200);
    expect((await credits.read(data.id)).data.result).not.toBe('VALID');
  });
});

it('a project of one day on the site proves one day', async () => {
  const accounts = await accountsWith(['u@day.example.org', 'v@day.example.org']);
  for (const account of accounts) expect((await confirm(account)).code).toBe(200);
  const [leader, mate] = accounts as [Account, Account];
  const recruiting = recruitingOn(server.call);
  const projectId = await recruiting.publish(leader);
  await recruiting.join(projectId, leader, mate);
  await recruiting.act('PATCH', `${projectId}/team`, leader, { status: 'DONE' });
  const { archive } = await forge(accounts, { projectId, startDate: '2020-01-01', endDate: '2025-12-31' });
  const { id } = await credits.issued(archive, leader);
  const today = todayInKorea();
  expect(await verdictOf(id)).toMatchObject({ kind: 'TEAM', together: { startDate: today, endDate: today } });
});
