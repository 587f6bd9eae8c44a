import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DAY = 24 * 3_600_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-deploy-'));
});
afterEach(() => rm(folder, { recursive: true }));

const nameOf = (at: number) => `teamieum-${new Date(at).toISOString().slice(0, 10)}-0330.tar.gz`;
const keep = async () => {
  await run('deploy/keep-backups.sh', [folder]);
  return (await readdir(folder)).sort();
};

describe('deploy/keep-backups.sh', () => {
  it('keeps seven daily and four weekly backups of the last 60 days', async () => {
    // A Sunday.
    const last = Date.parse('2026-11-22T03:30:00Z');
    const names = Array.from({ length: 60 }, (_, day) => nameOf(last - day * DAY));
    await Promise.all(names.map((name) => writeFile(path.join(folder, name), 'x')));
    const daily = names.slice(0, 7);
    const sundays = [7, 14, 21].map((day) => nameOf(last - day * DAY));
    expect(await keep()).toEqual([...daily, ...sundays].sort());
    expect(await keep()).toHaveLength(10);
  });

  it('keeps the only backup, however old, and every file that is not a backup', async () => {
    await writeFile(path.join(folder, nameOf(Date.parse('2020-01-01'))), 'x');
    await writeFile(path.join(folder, 'notes.txt'), 'x');
    expect(await keep()).toEqual(['notes.txt', 'teamieum-2020-01-01-0330.tar.gz']);
    await rm(path.join(folder, 'notes.txt'));
  });

  it('accepts an empty folder', async () => {
    expect(await keep()).toEqual([]);
  });
});

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT';

it('systemd-analyze accepts the units of the backup, where it is installed', async () => {
  const units = ['deploy/teamieum-backup.service', 'deploy/teamieum-backup.timer'];
  const [service = '', timer = ''] = await Promise.all(units.map((unit) => readFile(unit, 'utf8')));
  // The unit names the folder of an installation; systemd-analyze needs one that exists.
  const installed = service.replaceAll('/opt/teamieum', process.cwd());
  await writeFile(path.join(folder, 'teamieum-backup.service'), installed);
  await writeFile(path.join(folder, 'teamieum-backup.timer'), timer);
  const names = ['service', 'timer'].map((kind) => path.join(folder, `teamieum-backup.${kind}`));
  await run('systemd-analyze', ['verify', ...names]).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  expect(service).toContain('ExecStartPost=/opt/teamieum/deploy/keep-backups.sh ${BACKUP_DIR}');
});

it('nginx accepts the configuration for requesting the certificate', async () => {
  const site = await readFile('deploy/certificate.conf', 'utf8');
  const file = path.join(folder, 'nginx.conf');
  const http = site.replace(/listen (\[::\]:)?80;/g, (_, v6?: string) => `listen ${v6 ?? ''}18080;`);
  await writeFile(
    file,
    `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${http}\n}\n`,
  );
  const { stderr } = await run('nginx', ['-t', '-p', folder, '-c', file]);
  expect(stderr).toContain('test is successful');
});
