import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  html?: string;
  /** The Reply-To address. */
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Keeps automatic answers away (RFC 3834). */
const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/** Delivers a mail to the transport; throws on failure. */
export type SendMail = (mail: Mail) => Promise<void>;

/** A domain that signs mails, with the private key of one of its selectors. */
export interface Dkim {
  domainName: string;
  keySelector: string;
  privateKey: string;
}

/**
 * The signed headers: nodemailer's own list leaves out `List-Unsubscribe-Post`, which RFC 8058 wants signed beside
 * `List-Unsubscribe`.
 */
const SIGNED_HEADERS = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

interface MailOptions {
  /** `smtp://` or `smtps://`; without it mails are written to files (D20). */
  smtpUrl?: string;
  from: string;
  outboxDir: string;
  /** Signs mails that are sent (RFC 6376). */
  dkim?: Dkim;
  /** Called with the path of each written file. */
  onWritten?: (file: string) => void;
}

/**
 * Mail servers pause before the greeting (tarpitting), and while they scan a received mail, to which a mail given up on is
 * delivered all the same: its request would be retried, and its temporary password never stored.
 */
const SMTP_TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 60_000, socketTimeout: 5 * 60_000 };

/** Sends mails by SMTP if configured, else writes `.eml` files that mail programs can open. */
export function createMailTransport({ smtpUrl, from, outboxDir, dkim, onWritten }: MailOptions): SendMail {
  return smtpUrl === undefined ? writeTo(outboxDir, from, onWritten) : sendBy(smtpUrl, from, dkim);
}

function sendBy(smtpUrl: string, from: string, dkim?: Dkim): SendMail {
  const signing = dkim && { dkim: { ...dkim, headerFieldNames: SIGNED_HEADERS } };
  const smtp = createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS, ...signing }, { from, headers: HEADERS });
  return async (mail) => {
    await smtp.sendMail(mail);
  };
}

function writeTo(outboxDir: string, from: string, onWritten?: (file: string) => void): SendMail {
  const composer = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from, headers: HEADERS },
  );
  return async (mail) => {
    const { message } = await composer.sendMail(mail);
    // File names start with the time, so that the folder sorts by it; the suffix keeps them unique.
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
    await mkdir(outboxDir, { recursive: true, mode: 0o700 });
    // A reader of the folder finds whole mails alone.
    const unfinished = path.join(outboxDir, `.${name}.unfinished`);
    await writeFile(unfinished, message as Buffer, { mode: 0o600 });
    await rename(unfinished, path.join(outboxDir, name));
    onWritten?.(path.join(outboxDir, name));
  };
}
