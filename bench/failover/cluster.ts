import { execFileSync } from 'node:child_process';
import { chown, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { signalTree } from '../../server/db/testing/serverProcess';
import {
  addressOf,
  MEMBERS,
  PRIMARY,
  readVariables,
  writeHaproxy,
  writePatroni,
  type MemberName,
} from './configuration';
import { clusterUser, createDaemon, type Daemon } from './daemon';
import { isEtcdHealthy, isHealthy, readEtcdStatus, readRoles, type Role } from './probes';

const PASSWORD = 'secret';
export const DATABASE_URL = `postgres://teamieum:${PASSWORD}@${PRIMARY.host}:${PRIMARY.port}/teamieum`;

/** Milliseconds. */
const START_LIMIT = 180_000;
const POLL = 250;

export interface Member {
  name: MemberName;
  folder: string;
  etcd: Daemon;
  patroni: Daemon;
}

export interface Cluster {
  members: readonly Member[];
  /** Starts everything and creates the database. */
  start(): Promise<void>;
  /** The member that currently has this role. */
  find(role: 'leader' | 'sync_standby'): Promise<Member>;
  /** The member that leads etcd. */
  findEtcdLeader(): Promise<Member>;
  /** Waits until every member runs and one standby is synchronous. */
  healed(): Promise<void>;
  /** Sends a signal to Patroni and to every process of PostgreSQL, or only to those of PostgreSQL. */
  signal(member: Member, signal: NodeJS.Signals, what?: 'both' | 'postgres'): Promise<void>;
  /** Makes the synchronous standby the primary, as before an upgrade. */
  switchOver(): Promise<void>;
  /** Kills all programs. */
  stop(): Promise<void>;
}

/**
 * Creates the cluster of `deploy/ha` in a folder without starting it: three etcd, three PostgreSQL under Patroni,
 * HAProxy.
 */
export async function createCluster(folder: string): Promise<Cluster> {
  const members = await Promise.all(MEMBERS.map((name) => createMember(folder, name)));
  const haproxy = createDaemon({
    command: ['/usr/sbin/haproxy', '-db', '-f', await writeHaproxy(folder)],
    env: {},
    user: {},
    log: path.join(folder, 'haproxy.log'),
  });
  return manage(members, haproxy);
}

async function createMember(parent: string, name: MemberName): Promise<Member> {
  const folder = path.join(parent, name);
  const user = clusterUser();
  await mkdir(folder, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, LC_ALL: 'C.UTF-8' };
  const etcdVariables = { ...(await readVariables('etcd.env', name)), ETCD_DATA_DIR: path.join(folder, 'etcd') };
  const patroniVariables = await readVariables('patroni.env', name);
  const configuration = await writePatroni(folder);
  const log = (program: string) => path.join(parent, `${name}.${program}.log`);
  return {
    name,
    folder,
    etcd: createDaemon({ command: ['/usr/bin/etcd'], env: { ...env, ...etcdVariables }, user, log: log('etcd') }),
    patroni: createDaemon({
      command: ['/usr/bin/patroni', configuration],
      env: { ...env, ...patroniVariables },
      user,
      log: log('patroni'),
    }),
  };
}

function manage(members: readonly Member[], haproxy: Daemon): Cluster {
  const byName = (wanted: string) => members.find(({ name }) => name === wanted)!;

  async function find(role: Role['role']): Promise<Member> {
    const found = (await readRoles(members)).find((one) => one.role === role);
    if (!found) throw new Error(`No member has the role ${role}.`);
    return byName(found.name);
  }

  return {
    members,
    find,
    async start() {
      for (const { etcd } of members) etcd.start();
      await waitFor('etcd', async () => (await Promise.all(members.map(isEtcdHealthy))).every(Boolean));
      for (const { patroni } of members) patroni.start();
      haproxy.start();
      await this.healed();
      await createDatabase();
    },
    async findEtcdLeader() {
      const statuses = await Promise.all(members.map(readEtcdStatus));
      return members[statuses.findIndex((status) => status !== undefined && status.leader === status.member)]!;
    },
    healed: () => waitFor('the cluster', async () => isHealthy(await readRoles(members).catch(() => []))),
    signal: signalMember,
    async switchOver() {
      const [from, to] = [await find('leader'), await find('sync_standby')];
      const authorization = Buffer.from('patroni:secret-3').toString('base64');
      const response = await fetch(`http://${addressOf(from.name)}:8008/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${authorization}`, 'content-type': 'application/json' },
        body: JSON.stringify({ leader: from.name, candidate: to.name }),
      });
      if (!response.ok) throw new Error(`The switchover failed: ${await response.text()}`);
    },
    async stop() {
      await haproxy.kill('SIGKILL');
      for (const member of members) await signalMember(member, 'SIGKILL');
      for (const { etcd } of members) await etcd.kill('SIGKILL');
    },
  };
}

async function signalMember({ patroni, folder }: Member, signal: NodeJS.Signals, what = 'both'): Promise<void> {
  // Patroni first: it must not react to the end of PostgreSQL.
  if (what === 'both' && patroni.isRunning()) process.kill(patroni.pid(), signal);
  const text = await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8').catch(() => '');
  if (text !== '') await signalTree(Number(text.split('\n', 1)[0]), signal);
}

/** Creates the database as README.md of `deploy/ha` does with createuser and createdb. */
async function createDatabase(): Promise<void> {
  const { PATRONI_SUPERUSER_PASSWORD: password } = await readVariables('patroni.env', 'db1');
  await waitFor('HAProxy', async () => {
    const client = new Client({ ...PRIMARY, user: 'postgres', password, database: 'postgres' });
    try {
      await client.connect();
      await client.query(`create role teamieum login password '${PASSWORD}'`);
      await client.query(`create database teamieum owner teamieum encoding 'UTF8' template template0`);
      return true;
    } catch (error) {
      if (String(error).includes('already exists')) throw error;
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}

async function waitFor(what: string, isThere: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  while (!(await isThere())) {
    if (Date.now() > deadline) throw new Error(`${what} is not healthy after ${START_LIMIT / 1_000} s.`);
    await sleep(POLL);
  }
}

/** The versions of the programs that this run measured. */
export function describeVersions(): string {
  const first = (command: string, ...args: string[]) =>
    execFileSync(command, args, { encoding: 'utf8' }).split('\n')[0];
  return [
    first('/usr/lib/postgresql/15/bin/postgres', '--version'),
    first('/usr/bin/patroni', '--version'),
    first('/usr/bin/etcd', '--version'),
    first('/usr/sbin/haproxy', '-v')?.replace(/ \d{4}\/.*/, ''),
  ].join(' · ');
}
