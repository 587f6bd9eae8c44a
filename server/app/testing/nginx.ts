import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Nginx {
  origin: string;
  stop: () => Promise<void>;
}

const USUAL_PATHS = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

function findNginx(): string {
  const found = USUAL_PATHS.find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    'The deployment is tested with nginx and found none. Debian and Ubuntu: apt-get install nginx-light.',
  );
}

/** A factor like RATE_LIMIT_MULTIPLIER: all callers of a test have one address. */
const MULTIPLIER = 1_000;

/**
 * Starts nginx with `deploy/nginx.conf`, in which only sockets, port and certificate are replaced and the limits multiplied.
 */
export async function startNginx(
  folder: string,
  sockets: readonly string[],
  multiplier: number = MULTIPLIER,
): Promise<Nginx> {
  const program = findNginx();
  const home = path.join(folder, 'nginx');
  await mkdir(home);
  const port = await freePort();
  const config = path.join(home, 'nginx.conf');
  await writeFile(config, mainConfig(home, await siteConfig(port, sockets, multiplier)));

  const child = spawn(program, ['-p', home, '-c', config, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${complaints}`);
    await sleep(50);
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function siteConfig(port: number, sockets: readonly string[], multiplier: number): Promise<string> {
  const site = await readFile(path.resolve('deploy/nginx.conf'), 'utf8');
  const placed = site
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*listen \[::\]:.*$/gm, '')
    .replace(/^\s*ssl_.*$/gm, '')
    .replace(/^server \{\s*listen 80;[^}]*\}/m, '')
    .replace(/(rate|burst)=(\d+)/g, (_, name: string, figure: string) => `${name}=${Number(figure) * multiplier}`)
    .replace(/limit_conn forms (\d+)/, (_, figure: string) => `limit_conn forms ${Number(figure) * multiplier}`);
  return sockets.reduce((text, socket, index) => text.replace(`/run/teamieum/${index + 1}.sock`, socket), placed);
}

/** A main configuration like Debian's, with every path below the test's folder. */
function mainConfig(home: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 2;
    daemon off;
    pid ${home}/nginx.pid;
    error_log stderr warn;
    events { worker_connections 512; }
    http {
      access_log off;
      ${temporary.map((kind) => `${kind}_temp_path ${home}/${kind};`).join('\n')}
      ${site}
    }
  `;
}

async function isReady(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/health`).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.status === 200;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
