import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster } from './cluster';
import { type App } from './app';

export interface FailureCase {
  name: string;
  /** Causes the failure. @returns what a service manager does afterwards, if anything */
  fail(cluster: Cluster, app: App): Promise<() => Promise<void> | void>;
  /** Whether the failure ends the app's own process. */
  endsApp?: boolean;
}

/** Milliseconds until systemd starts a service again (RestartSec of the app's unit). */
const RESTART_AFTER = 1_000;

export const CASES: readonly FailureCase[] = [
  {
    name: 'primary: Patroni and PostgreSQL killed',
    async fail(cluster) {
      const member = await cluster.find('leader');
      await cluster.signal(member, 'SIGKILL');
      return () => member.patroni.start();
    },
  },
  {
    name: 'primary: PostgreSQL killed, Patroni not',
    async fail(cluster) {
      await cluster.signal(await cluster.find('leader'), 'SIGKILL', 'postgres');
      return () => undefined;
    },
  },
  {
    name: 'primary: frozen (SIGSTOP), later thawed',
    async fail(cluster) {
      const member = await cluster.find('leader');
      await cluster.signal(member, 'SIGSTOP');
      return () => cluster.signal(member, 'SIGCONT');
    },
  },
  {
    name: 'primary: planned switchover',
    async fail(cluster) {
      await cluster.switchOver();
      return () => undefined;
    },
  },
  {
    name: 'synchronous standby: Patroni and PostgreSQL killed',
    async fail(cluster) {
      const member = await cluster.find('sync_standby');
      await cluster.signal(member, 'SIGKILL');
      return () => member.patroni.start();
    },
  },
  {
    name: 'etcd: its leader killed',
    async fail(cluster) {
      const { etcd } = await cluster.findEtcdLeader();
      await etcd.kill('SIGKILL');
      return () => etcd.start();
    },
  },
  {
    name: 'etcd: two of three killed',
    async fail({ members }) {
      const killed = members.slice(0, 2).map(({ etcd }) => etcd);
      await Promise.all(killed.map((etcd) => etcd.kill('SIGKILL')));
      return () => killed.forEach((etcd) => etcd.start());
    },
  },
  {
    name: 'app: killed, started again after 1 s',
    endsApp: true,
    async fail(_cluster, app) {
      await app.kill();
      await sleep(RESTART_AFTER);
      await app.start();
      return () => undefined;
    },
  },
  {
    name: 'app and primary killed at once',
    endsApp: true,
    async fail(cluster, app) {
      const member = await cluster.find('leader');
      await Promise.all([app.kill(), cluster.signal(member, 'SIGKILL')]);
      await sleep(RESTART_AFTER);
      await app.start();
      return () => member.patroni.start();
    },
  },
];
