import { type Database } from '../../db/connect';
import { DAY, HOUR, MINUTE } from '../../lib/durations';
import { readWaitingDeliveries } from '../../lib/delivery/deliveries';
import { type WaitingDeliveries } from '../../lib/metrics';
import { levelOf, must, note, ok, type CheckDeps, type Finding } from './checks';

const LATE = { note: 15 * MINUTE, must: 2 * HOUR };
const BOUNCES = { share: 0.05, ofAtLeast: 20 };

/** What waits to be sent, what was given up, and how many addresses return mails (D179). */
export async function checkDeliveries({ db }: Database, { config, now }: CheckDeps): Promise<Finding[]> {
  const at = now() + config.clockShiftDays * DAY;
  const waiting = await readWaitingDeliveries(db, at);
  const failed = await db
    .selectFrom('delivery')
    .select(['code'])
    .where('failed_at', '>=', new Date(at - 7 * DAY))
    .orderBy('failed_at', 'desc')
    .execute();
  const { members, bounced } = await db
    .selectFrom('member')
    .select((eb) => [eb.fn.countAll<number>().as('members'), eb.fn.count<number>('email_bounced_at').as('bounced')])
    .where('email', 'is not', null)
    .executeTakeFirstOrThrow();
  const bounces = `${bounced} of ${members} addresses return mails`;
  return [
    ...checkSender(config),
    ...waiting.filter(({ waiting: count }) => count > 0).map(waitingFinding),
    failed.length === 0
      ? ok('deliveries', 'None was given up in seven days.')
      : note(
          'deliveries',
          `${failed.length} were given up in seven days, the last one with ${failed[0]?.code ?? 'no code'}.`,
        ),
    members >= BOUNCES.ofAtLeast && bounced >= members * BOUNCES.share
      ? note('addresses', `${bounces}: check SPF, DKIM and the sender's address.`)
      : ok('addresses', `${bounces}.`),
  ];
}

/** What mails need besides a mail server (D179). */
function checkSender({ smtpUrl, publicUrl, dkim, senderDetails }: CheckDeps['config']): Finding[] {
  if (smtpUrl === undefined) return [];
  const missing = [
    publicUrl === undefined &&
      must('mails', 'PUBLIC_URL is not set: mails of notices, saved searches and digests are deleted unsent.'),
    dkim === undefined && note('mails', 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY are not set: see docs/mail.md.'),
    senderDetails === undefined && note('mails', 'SENDER_DETAILS is not set: advertising names no contact.'),
  ];
  return missing.filter((finding) => finding !== false);
}

function waitingFinding({ channel, waiting, oldestSeconds }: WaitingDeliveries): Finding {
  const level = levelOf(oldestSeconds * 1_000, LATE);
  const text = `${waiting} of ${channel} wait, the oldest is ${Math.round(oldestSeconds / 60)} minutes late`;
  return { level, about: 'deliveries', text: level === 'ok' ? `${text}.` : `${text}: see the log of the product.` };
}
