import { connectDatabase } from '../../../db/connect';
import { createMailDelivery } from '../mailDelivery';
import { createMailTransport } from '../mailTransport';

/**
 * An app that sends the mails of the queue until it is killed. It prints a line when none is left, and a line of errors for
 * each that failed.
 */
const [databaseUrl = '', smtpUrl = '', clockAhead = '0'] = process.argv.slice(2);
const { db, close } = await connectDatabase({ databaseUrl, dataDir: '' });

const delivery = createMailDelivery({
  db,
  send: createMailTransport({ smtpUrl, from: 'no-reply@teamieum.example', outboxDir: '' }),
  writers: {
    numbered: ({ payload }) =>
      Promise.resolve({ mail: { to: 'member@example.com', text: '', ...(payload as { subject: string }) } }),
  },
  bounces: { mark: () => Promise.resolve(), clear: () => Promise.resolve() },
  now: () => Date.now() + Number(clockAhead),
  onSent: () => undefined,
  onFailure: (error) => console.error(String(error).replaceAll('\n', ' ')),
});

await delivery.drain();
console.log('Nothing is left.');
await delivery.close();
await close();
