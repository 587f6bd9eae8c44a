import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
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
}

/** Delivers a mail to the transport; throws on failure. */
export type SendMail = (mail: Mail) => Promise<void>;

interface MailOptions {
  /** `smtp://` or `smtps://`; without it mails are written to files (D20). */
  smtpUrl?: string;
  from: string;
  outboxDir: string;
  /** Called with the path of each written file. */
  onWritten?: (file: string) => void;
}

/**
 * Mail servers pause before the greeting (tarpitting), and while they scan a received mail, to which a mail given up on is
 * delivered all the same: its request would be retried, and its temporary password never stored.
 */
const SMTP_TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 60_000, socketTimeout: 5 * 60_000 };

/** Sends mails by SMTP if configured, else writes `.eml` files that mail programs can open. */
export function createMailTransport({ smtpUrl, from, outboxDir, onWritten }: MailOptions): SendMail {
  return smtpUrl === undefined ? writeTo(outboxDir, from, onWritten) : sendBy(smtpUrl, from);
}

function sendBy(smtpUrl: string, from: string): SendMail {
  const smtp = createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS }, { from });
  return async (mail) => {
    await smtp.sendMail(mail);
  };
}

function writeTo(outboxDir: string, from: string, onWritten?: (file: string) => void): SendMail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return async (mail) => {
    const { message } = await composer.sendMail(mail);
    // File names start with the time, so that the folder sorts by it; the suffix keeps them unique.
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;
    await mkdir(outboxDir, { recursive: true, mode: 0o700 });
    await writeFile(path.join(outboxDir, name), message as Buffer, { mode: 0o600 });
    onWritten?.(path.join(outboxDir, name));
  };
}
