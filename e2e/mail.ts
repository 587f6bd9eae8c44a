import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { readMail, type ReadMail } from '../server/app/testing/readMail';
import { dataDirs } from './serverPool';

/** Mails never change, and every sign-up writes one. */
const known = new Map<string, ReadMail>();

async function mailsTo(address: string): Promise<ReadMail[]> {
  const mails = await Promise.all(dataDirs().map(mailsOf));
  return mails.flat().filter(({ to }) => to === address);
}

/** The mails of a server, oldest first. */
async function mailsOf(dataDir: string): Promise<ReadMail[]> {
  const outbox = path.join(dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map((name) => mailIn(path.join(outbox, name))));
}

async function mailIn(file: string): Promise<ReadMail> {
  const mail = known.get(file) ?? readMail(await readFile(file, 'utf8'));
  known.set(file, mail);
  return mail;
}

/** Waits for a mail to an address whose text has what is searched. @returns the newest match */
async function mailed(address: string, pattern: RegExp): Promise<string> {
  let found = '';
  const newest = async () => {
    const matches = (await mailsTo(address)).flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
    found = matches.at(-1) ?? '';
    return found;
  };
  await expect.poll(newest, { timeout: 20_000, intervals: [20, 50, 100, 250] }).not.toBe('');
  return found;
}

/** Waits for the mail to an address with the code that confirms it. */
export const mailedCode = (address: string): Promise<string> => mailed(address, /코드: (\d{6})/);

/** Waits for the mail to an address and returns the temporary password in it. */
export const mailedPassword = (address: string): Promise<string> => mailed(address, /^임시 비밀번호: (\S+)$/m);

/** Waits for the mail to an address with the link that confirms it. @returns the path of the link */
export const mailedLink = (address: string): Promise<string> => mailed(address, /확인하기: https?:\/\/[^/]+(\/\S+)/);
