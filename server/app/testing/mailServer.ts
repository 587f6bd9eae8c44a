import { type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readMail, type ReadMail } from './readMail';

export interface MailServer {
  /** The value for `SMTP_URL`. */
  url: string;
  port: number;
  /** The oldest unread mail; waits until there is one. */
  next(): Promise<ReadMail>;
  /** The number of unread mails. */
  waiting(): number;
  close(): Promise<void>;
}

/** A real mail server that stores what it receives. @param port 0 for a free one */
export async function startMailServer(port = 0): Promise<MailServer> {
  const arrived: ReadMail[] = [];
  const awaited: ((mail: ReadMail) => void)[] = [];

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = readMail(Buffer.concat(chunks).toString('utf8'));
        const deliver = awaited.shift();
        if (deliver) deliver(mail);
        else arrived.push(mail);
        done();
      });
    },
  });
  // A sender may be killed in the middle of its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    next: () => {
      const mail = arrived.shift();
      return mail ? Promise.resolve(mail) : new Promise((resolve) => awaited.push(resolve));
    },
    waiting: () => arrived.length,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
