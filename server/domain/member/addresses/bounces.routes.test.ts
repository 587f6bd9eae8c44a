import { SMTPServer } from 'smtp-server';
import { type AddressInfo } from 'node:net';
import { type Alarms } from '@contract/alarm';
import { type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { until } from '../../../app/testing/until';

let smtp: SMTPServer;
/** How the mail server answers to a recipient; undefined accepts. */
let refusal: string | undefined;
let server: TestServer;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    // The answers have codes of their own.
    hideENHANCEDSTATUSCODES: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (refusal === undefined) return done();
      done(Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) }));
    },
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  server = await startServer({ smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const deliveries = () => server.db.selectFrom('delivery').select(['id', 'failed_at', 'code', 'payload']).execute();

/** Requests a temporary password, and waits for the answer of the mail server. */
async function mailTo({ username, email }: { username: string; email: string }) {
  await server.db.deleteFrom('delivery').execute();
  await server.call('POST', '/api/users/find_password', { json: { username, email } });
  await until(async () => (await deliveries()).every(({ code }) => code !== null));
}

const isBounced = async ({ token }: TestMember) => {
  const { data } = await server.call<Alarms>('GET', '/api/alarm/project-archive', { token });
  return data.emailBounced === true;
};

async function memberWith(email: string) {
  const member = await server.member({ email });
  return { ...member, email };
}

it('an address that its mail server refuses for good is shown to its member until a mail is accepted again', async () => {
  const member = await memberWith('gone@example.org');
  refusal = '550 5.1.1 no such user';
  await mailTo(member);
  expect(await isBounced(member)).toBe(true);
  expect(await deliveries()).toEqual([expect.objectContaining({ failed_at: expect.any(Date) as Date, payload: {} })]);

  refusal = undefined;
  await mailTo(member);
  expect(await isBounced(member)).toBe(false);
});

it.each(['550 5.7.1 refused by policy', '552 5.2.2 mailbox full', '450 4.2.1 later'])(
  'a mail refused with "%s" is retried, and the address is not blamed',
  async (answer) => {
    const member = await memberWith(`kept${answer.slice(4, 9).replaceAll('.', '')}@example.org`);
    refusal = answer;
    await mailTo(member);
    expect(await isBounced(member)).toBe(false);
    expect(await deliveries()).toEqual([expect.objectContaining({ failed_at: null })]);
  },
);

it('another address ends it', async () => {
  const member = await memberWith('wrong@example.org');
  refusal = '550 5.1.1 no such user';
  await mailTo(member);
  await server.db.updateTable('member').set({ email: 'right@example.org' }).where('id', '=', member.id).execute();
  expect(await isBounced(member)).toBe(false);
});
