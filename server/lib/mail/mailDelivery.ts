import { type Kysely } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';
import { type Composed, type DeliveryWorker, type PutOff, createDeliveryWorker } from '../delivery/deliveryWorker';
import {
  requestDeliveries,
  requestDelivery,
  type Delivery,
  type Failure,
  type NewDelivery,
} from '../delivery/deliveries';
import { type Mail, type SendMail } from './mailTransport';

/** A mail, and what its sending or its failure changes. */
export interface ComposedMail extends Omit<Composed, 'send'> {
  mail: Mail;
}

/** Composes the mail of a row, or puts it off; null if there is no recipient, or nothing to say any more. */
export type MailWriter = (delivery: Delivery, db: Kysely<Tables>) => Promise<ComposedMail | PutOff | null>;

/** Requests a mail in the transaction of its cause. The worker is to be woken after the commit. */
export const requestMail = (db: Kysely<Tables>, mail: Omit<NewDelivery, 'channel'>): Promise<void> =>
  requestDelivery(db, { ...mail, channel: 'MAIL' });

/** Requests mails, each of another key, by one statement. */
export const requestMails = (db: Kysely<Tables>, mails: readonly Omit<NewDelivery, 'channel'>[]): Promise<void> =>
  requestDeliveries(
    db,
    mails.map((mail) => ({ ...mail, channel: 'MAIL' })),
  );

/** Whether an address returns mails, as its member is told. */
export interface BounceMarks {
  mark: (address: string) => Promise<void>;
  clear: (trx: Trx, address: string) => Promise<void>;
}

interface MailDeliveryOptions {
  db: Kysely<Tables>;
  send: SendMail;
  /** One composer for each kind. */
  writers: Readonly<Record<string, MailWriter>>;
  /** Runs when the mail server of an address has refused it for good, and when one has accepted a mail to it. */
  bounces: BounceMarks;
  now: () => number;
  onSent: () => void;
  onFailure: (error: unknown) => void;
}

/** Sends the requested mails. */
export function createMailDelivery({ db, send, writers, bounces, ...options }: MailDeliveryOptions): DeliveryWorker {
  async function sendMarked(mail: Mail): Promise<void> {
    try {
      await send(mail);
    } catch (error) {
      if (judgeRefusal(error).isBounce) await bounces.mark(mail.to);
      throw error;
    }
  }

  return createDeliveryWorker({
    ...options,
    db,
    channel: 'MAIL',
    judge: judgeRefusal,
    async compose(delivery) {
      const composed = await writers[delivery.kind]?.(delivery, db);
      if (!composed || 'putOffTo' in composed) return composed ?? null;
      return {
        ...composed,
        send: () => sendMarked(composed.mail),
        async sent(trx) {
          await bounces.clear(trx, composed.mail.to);
          await composed.sent?.(trx);
        },
      };
    },
  });
}

/** What nodemailer adds to an error. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Refusals of a recipient that are no fault of the address: policy, and a full mailbox. */
const NOT_THE_ADDRESS = /^5(\.7\.\d+|\.2\.2)$/;

/**
 * What a refused mail means: a recipient whom its mail server refuses for good is given up at once (D174). The code names
 * neither address nor text, since servers repeat both in their answers.
 */
export function judgeRefusal(error: unknown): Failure {
  const { code, command, responseCode, response = '' } = error as SmtpError;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1];
  const isOfRecipient = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
  const isBounce = isOfRecipient && !(enhanced !== undefined && NOT_THE_ADDRESS.test(enhanced));
  return {
    code: [responseCode ?? code ?? 'ERROR', enhanced].filter(Boolean).join(' '),
    isFinal: isBounce,
    isBounce,
  };
}
