import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The machines of `deploy/ha`, as loopback addresses of this machine. The ports are the same. */
export const MEMBERS = ['db1', 'db2', 'db3'] as const;
export type MemberName = (typeof MEMBERS)[number];

const NETWORK = '127.0.61.';
export const addressOf = (name: MemberName) => `${NETWORK}1${name.at(-1)}`;

/** HAProxy's address of the primary; the password is that of `createDatabase`. */
export const PRIMARY = { host: `${NETWORK}1`, port: 5000 };

const read = async (name: string) =>
  (await readFile(path.resolve('deploy/ha', name), 'utf8'))
    // Connections between loopback addresses come from 127.0.0.1.
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')
    .replaceAll('10.0.0.', NETWORK);

/** The variables of an `.env` file of `deploy/ha`, filled in for one machine. */
export async function readVariables(file: string, name: MemberName): Promise<Record<string, string>> {
  const text = (await read(file)).replaceAll('@NAME@', name).replaceAll('@ADDRESS@', addressOf(name));
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

/** `patroni.yml` with the folders of a member. @returns the file */
export async function writePatroni(folder: string): Promise<string> {
  const file = path.join(folder, 'patroni.yml');
  const text = (await read('patroni.yml'))
    .replace('/var/lib/postgresql/15/teamieum', path.join(folder, 'data'))
    .replace('/var/run/postgresql', folder);
  await writeFile(file, text);
  return file;
}

/** `haproxy.cfg` for a process that runs as one user and has no socket for statistics. @returns the file */
export async function writeHaproxy(folder: string): Promise<string> {
  const file = path.join(folder, 'haproxy.cfg');
  const text = (await read('haproxy.cfg'))
    .replace(/^ *(user|group|stats) .*\n/gm, '')
    .replaceAll('127.0.0.1:5000', `${PRIMARY.host}:${PRIMARY.port}`);
  await writeFile(file, text);
  return file;
}
