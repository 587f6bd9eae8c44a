import {
  checkDatabase,
  checkDisk,
  checkNode,
  checkStorage,
  checkUnset,
  checkUploads,
  must,
  openDatabase,
  type CheckDeps,
  type Finding,
} from './checks';
import { databaseReason } from '../../db/databaseReason';
import { checkDeliveries } from './checkDeliveries';
import { checkBackups, checkMail, checkPublicUrl, checkSecrets } from './surroundings';

export const HELP = `npm run doctor [-- --mail ADDRESS]

Checks an installation: a line each of ok, note and must, with what to do. It ends with 1 when there is a must.
The same variables as for npm start; BACKUP_DIR names the folder of the backups.`;

/**
 * Runs every check; a check that throws counts as a must.
 * @returns whether there is no must
 */
export async function runDoctor(deps: CheckDeps, print: (line: string) => void): Promise<boolean> {
  const checks: [string, () => Finding | Finding[] | Promise<Finding | Finding[]>][] = [
    ['node', () => checkNode(deps)],
    ['disk', () => checkDisk(deps)],
    ['database', () => withDatabase(deps)],
    ['storage', () => checkStorage(deps)],
    ['mail', () => checkMail(deps)],
    ['public address', () => checkPublicUrl(deps)],
    ['secrets', () => checkSecrets(deps)],
    ['backups', () => checkBackups(deps)],
    ['settings', () => checkUnset(deps)],
  ];
  let isWell = true;
  for (const [about, check] of checks) {
    const findings = [
      await Promise.resolve()
        .then(check)
        .catch((error: unknown) => broken(about, error)),
    ].flat();
    for (const { level, about: what, text } of findings) {
      print(`${level.padEnd(4)} ${what}: ${text}`);
      if (level === 'must') isWell = false;
    }
  }
  return isWell;
}

async function withDatabase(deps: CheckDeps): Promise<Finding[]> {
  const database = await openDatabase(deps);
  try {
    const findings = await checkDatabase(database, deps);
    const isUsable = findings.every(({ about, level }) => about !== 'database' || level === 'ok');
    if (!isUsable) return findings;
    return [...findings, await checkUploads(database, deps), ...(await checkDeliveries(database, deps))];
  } finally {
    await database.close();
  }
}

/** The reason, or the code of an error without its message, which may contain an address with a password. */
function broken(about: string, error: unknown): Finding {
  const reason = about === 'database' ? databaseReason(error) : null;
  if (reason !== null) return must(about, `It cannot be used: ${reason}.`);
  const { code = 'unknown' } = error as { code?: string };
  return must(about, `It cannot be checked (${code}): see the log of the product.`);
}
