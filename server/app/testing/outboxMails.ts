import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readMail } from './readMail';
import { type TestServer } from './startServer';

/** All mails to a member that a server without SMTP has written, once its queue is empty. */
export async function mailsTo({ id }: { id: number }, { db, dataDir }: TestServer): Promise<string[]> {
  while ((await db.selectFrom('mail_request').select('id').limit(1).execute()).length > 0)
    await new Promise(setImmediate);
  const member = db.selectFrom('member').select('email').where('id', '=', id);
  const { email } = await member.executeTakeFirstOrThrow();
  const outbox = path.join(dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).sort();
  const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
  return mails.filter((mail) => readMail(mail).to === email);
}

/** The parts of a mail: plain text, then HTML. */
export function partsOf(mail: string): string[] {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(mail) ?? [];
  return mail
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readMail(part.trimStart()).text);
}
