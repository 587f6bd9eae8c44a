import { existsSync } from 'node:fs';

/** Each program of the cluster and the Debian package it comes from. */
const PACKAGES = {
  '/usr/bin/etcd': 'etcd-server',
  '/usr/bin/patroni': 'patroni',
  '/usr/lib/python3/dist-packages/etcd/__init__.py': 'python3-etcd',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
} as const;

/** @throws Error that names the packages to install */
export function requirePrograms(): void {
  const missing = Object.entries(PACKAGES).filter(([program]) => !existsSync(program));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map(([, name]) => name))].join(' ');
  throw new Error(`Programs are missing. On Debian 12: apt-get install --no-install-recommends ${packages}`);
}
