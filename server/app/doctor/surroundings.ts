import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { readBuild } from '../build';
import { clockFinding, levelOf, must, note, ok, type CheckDeps, type Finding } from './checks';
import { DAY, HOUR } from '../../lib/durations';

const BACKUP = { note: 26 * HOUR, must: 7 * DAY };
const TIMEOUT = 8_000;

/** Checks whether the product, in this build, is reachable by https. */
export async function checkPublicUrl({ config, now }: CheckDeps): Promise<Finding[]> {
  const { publicUrl, publicDir } = config;
  if (publicUrl === undefined)
    return [note('PUBLIC_URL', 'Unset: links in mails and share addresses are those of each request.')];
  const https = publicUrl.startsWith('https:')
    ? ok('PUBLIC_URL', `${publicUrl} is https.`)
    : must('PUBLIC_URL', `${publicUrl} is not https: set up a certificate (deploy/README.md).`);
  const asked = now();
  const response = await fetch(new URL('/api/health', publicUrl), { signal: AbortSignal.timeout(TIMEOUT) }).catch(
    () => undefined,
  );
  if (!response?.ok)
    return [
      https,
      must('public address', `${publicUrl}/api/health does not answer: check DNS, nginx and the processes.`),
    ];
  const { data } = (await response.json()) as { data: { build?: string } | null };
  const isSame = data?.build === (await readBuild(publicDir));
  const date = Date.parse(response.headers.get('date') ?? '');
  return [
    https,
    isSame
      ? ok('public address', 'It answers, with this build.')
      : must('public address', 'It answers with another build: restart the processes (deploy/restart.sh).'),
    ...(Number.isNaN(date) ? [] : [clockFinding('clock', Math.abs(date + 500 - asked))]),
  ];
}

/** Logs in to the mail server, and sends a test mail on request. */
export async function checkMail({ config, mailTo }: CheckDeps): Promise<Finding[]> {
  const { smtpUrl, mailFrom, publicUrl } = config;
  if (smtpUrl === undefined) {
    const unsent = mailTo === undefined ? [] : [must('test mail', 'Not sent: SMTP_URL is unset.')];
    const unset =
      publicUrl === undefined
        ? note('SMTP_URL', 'Unset: mails become files in DATA_DIR/outbox.')
        : must('SMTP_URL', 'Unset with PUBLIC_URL: members cannot confirm their e-mail. Set it to a mail server.');
    return [unset, ...unsent];
  }
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  try {
    await smtp.verify();
  } catch (error) {
    return [must('mail', `The mail server refuses the login: ${reasonOf(error)} Check SMTP_URL.`)];
  }
  if (mailTo === undefined) return [ok('mail', 'The mail server takes the login.')];
  try {
    await smtp.sendMail({
      from: mailFrom,
      to: mailTo,
      subject: '[팀이음] 테스트 메일이에요',
      text: 'npm run doctor가 보낸 메일이에요.',
    });
    return [ok('mail', 'The mail server takes the login.'), ok('test mail', `Sent to ${mailTo}.`)];
  } catch (error) {
    return [ok('mail', 'The mail server takes the login.'), must('test mail', `Not sent: ${reasonOf(error)}`)];
  }
}

/** The code of an error alone: its message may repeat the address with the password. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return `${[code, responseCode].filter(Boolean).join(' ') || 'no answer'}.`;
}

const SECRETS = ['token-secret', 'credential-key.pem', 'vapid-key'];

/** Checks that only their owner can read the secrets. */
export async function checkSecrets({ config }: CheckDeps): Promise<Finding[]> {
  const findings = await Promise.all(
    SECRETS.map(async (name) => {
      const file = path.join(config.dataDir, name);
      const found = await stat(file).catch(() => undefined);
      if (!found) return [];
      const mode = (found.mode & 0o777).toString(8);
      return (found.mode & 0o077) === 0
        ? [ok('secrets', `${name} is readable by its owner alone.`)]
        : [must('secrets', `${name} has mode ${mode}: chmod 600 ${file}`)];
    }),
  );
  return findings.flat();
}

/** Checks the age of the newest backup. */
export async function checkBackups({ env, now }: CheckDeps): Promise<Finding> {
  const folder = env['BACKUP_DIR']?.trim();
  if (!folder) return note('backups', 'BACKUP_DIR is unset: their age is unknown (deploy/README.md has a timer).');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.tar.gz'));
  const times = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs));
  if (times.length === 0) return must('backups', `There is none in ${folder}: npm run backup -- FILE.`);
  const age = now() - Math.max(...times);
  const level = levelOf(age, BACKUP);
  const text = `The newest is ${Math.round(age / HOUR)} hours old`;
  return {
    level,
    about: 'backups',
    text: level === 'ok' ? `${text}.` : `${text}: look at the timer (systemctl status teamieum-backup).`,
  };
}
