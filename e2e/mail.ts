import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { readMail, type ReadMail } from '../server/app/testing/readMail';
import { dataDirOfWorker } from './serverPool';

async function mailsTo(address: string): Promise<ReadMail[]> {
  const outbox = path.join(dataDirOfWorker(), 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.map(async (name) => readMail(await readFile(path.join(outbox, name), 'utf8'))));
  return mails.filter(({ to }) => to === address);
}

/** Waits for the mail to an address and returns the temporary password in it. */
export async function mailedPassword(address: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await mailsTo(address);
  return /^임시 비밀번호: (\S+)$/m.exec(mail?.text ?? '')?.[1] ?? '';
}
