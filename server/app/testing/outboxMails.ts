import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { partsIn, readMail } from './readMail';
import { type TestServer } from './startServer';

export type OutboxOf = Pick<TestServer, 'db' | 'dataDir'>;

/** All mails that a server without SMTP has written, oldest first, once its queue is empty but for the mails about reports and notices. */
export async function mailFiles({ db, dataDir }: OutboxOf): Promise<string[]> {
  // The mails about reports and notices wait for their hour.
  const waiting = () =>
    db
      .selectFrom('delivery')
      .select('id')
      .where('kind', 'not in', ['report', 'bundle'])
      .where('failed_at', 'is', null)
      .limit(1)
      .execute();
  while ((await waiting()).length > 0) await new Promise(setImmediate);
  const outbox = path.join(dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map((name) => readFile(path.join(outbox, name), 'utf8')));
}

/** All mails to a member. Those that wait until an act can be taken back no more are sent at once. */
export async function mailsTo({ id }: { id: number }, server: OutboxOf & Pick<TestServer, 'app'>): Promise<string[]> {
  const { app, db } = server;
  await db
    .updateTable('delivery')
    .set((eb) => ({ due_at: eb.ref('created_at') }))
    .where('kind', 'not in', ['report', 'bundle'])
    .where('attempts', '=', 0)
    .execute();
  app.wakeMail();
  const member = db.selectFrom('member').select('email').where('id', '=', id);
  const { email } = await member.executeTakeFirstOrThrow();
  return (await mailFiles(server)).filter((mail) => readMail(mail).to === email);
}

/** The parts of a mail: plain text, then HTML. */
export const partsOf = (mail: string): string[] => partsIn(mail).map(({ text }) => text);
