// Installs nginx and curl for the test of the deployment where that needs no confirmation. Without them that test
// fails.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { succeeds } from './run.mjs';

const USUAL_PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

export function installMissingNginx() {
  if (USUAL_PLACES.some((place) => existsSync(place)) && isOnPath('curl')) return;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  // Prevents apt from starting the service; the test starts its own.
  const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  succeeds('apt-get', ['update', '-q'], quiet);
  succeeds('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'nginx-light', 'curl'], quiet);
}

const isOnPath = (program) =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));
