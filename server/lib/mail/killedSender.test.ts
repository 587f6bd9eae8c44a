/** @tier full @seconds 20 */
import { startMailServer, type MailServer } from '../../app/testing/mailServer';
import { createTestDatabase } from '../../app/testing/database';
import { startProgram, type Program } from '../../app/testing/startProgram';
import { type Database } from '../../db/connect';
import { MINUTE } from '../durations';
import { requestMails } from './mailDelivery';

// Starts a program for each kill, which is slow on a busy machine.
jest.setTimeout(300_000);

const KILLS = 20;
const MAILS = 400;
/** Mails that arrive before a kill: each kill comes at another place of a batch. */
const BEFORE_KILL = (turn: number) => 4 + (turn % 13);
/** A sender sends that many at once: so many may have been accepted without their rows having been deleted. */
const AT_ONCE = 5;
/** A killed process keeps its claims that long. */
const AFTER_LEASE = 11 * MINUTE;

let database: Database & { listenUrl: string };
let mails: MailServer;
const arrivals: string[] = [];

beforeAll(async () => {
  [database, mails] = await Promise.all([createTestDatabase(), startMailServer()]);
});
afterAll(() => Promise.all([database.close(), mails.close()]));

/** Starts a process that sends, whose clock is behind the leases of those that were killed before it. */
const startSender = (turn: number): Program =>
  startProgram('server/lib/mail/testing/sendMails.ts', database.listenUrl, mails.url, String(turn * AFTER_LEASE));

async function receive(count: number): Promise<void> {
  for (let received = 0; received < count; received += 1) arrivals.push((await mails.next()).subject);
}

/** What the mail server had accepted by the time of a kill. */
const receiveWaiting = () => receive(mails.waiting());

const countWaiting = async () => (await database.db.selectFrom('delivery').select('id').execute()).length;

it(`loses no mail when the sending process is killed ${KILLS} times, and repeats only those it was sending`, async () => {
  const subjects = Array.from({ length: MAILS }, (_, index) => `mail ${index}`);
  const at = new Date();
  await requestMails(
    database.db,
    subjects.map((subject) => ({ kind: 'numbered', key: subject, payload: { subject }, urgent: false, at })),
  );

  // A sent mail whose row could not be deleted, such as after a connection timeout, is repeated too.
  let failures = 0;
  for (let turn = 0; turn < KILLS; turn += 1) {
    const sender = startSender(turn);
    await receive(BEFORE_KILL(turn));
    await sender.end('SIGKILL');
    failures += sender.errors.length;
    await receiveWaiting();
  }
  expect(await countWaiting()).toBeGreaterThan(0);

  const last = startSender(KILLS);
  await last.written(1);
  await last.end('SIGTERM');
  await receiveWaiting();

  expect(await countWaiting()).toBe(0);
  expect(new Set(arrivals)).toEqual(new Set(subjects));
  expect(arrivals.length - MAILS).toBeLessThanOrEqual(KILLS * AT_ONCE + failures);
});
