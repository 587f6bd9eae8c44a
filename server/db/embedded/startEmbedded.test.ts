/** @tier full @seconds 24 */
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { copyCreatedDatabase } from '../../app/testing/createdDatabase';
import { startProgram, type Program } from '../../app/testing/startProgram';
import { dataOf, killServer, servingPid } from '../testing/serverProcess';
import { startEmbedded, type EmbeddedServer } from './startEmbedded';

let dataDir: string;
const servers: EmbeddedServer[] = [];
const programs: Program[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-embedded-'));
  // mkdtemp makes the folder inaccessible to other users, which another test covers.
  await chmod(dataDir, 0o755);
});

afterEach(async () => {
  await Promise.all(programs.splice(0).map((program) => program.end('SIGKILL')));
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await rm(dataDir, { recursive: true });
});

async function start(folder = dataDir): Promise<EmbeddedServer> {
  const server = await startEmbedded(folder);
  servers.push(server);
  return server;
}

async function hold(): Promise<Program> {
  const program = startProgram('server/db/testing/keepDatabaseOpen.ts', dataDir);
  programs.push(program);
  await program.written(1);
  return program;
}

async function query<Row extends object>({ url }: EmbeddedServer, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const askSetting = async (server: EmbeddedServer, name: string) =>
  (await query<{ value: string }>(server, `select current_setting('${name}') as value`))[0]?.value;

describe('a first start', () => {
  it('creates a durable UTF-8 database that listens only on a private socket', async () => {
    const server = await start();
    expect(await askSetting(server, 'server_encoding')).toBe('UTF8');
    expect(await askSetting(server, 'fsync')).toBe('on');
    expect(await askSetting(server, 'synchronous_commit')).toBe('on');
    expect(await askSetting(server, 'full_page_writes')).toBe('on');
    expect(await askSetting(server, 'listen_addresses')).toBe('');
    const sockets = await askSetting(server, 'unix_socket_directories');
    expect((await stat(sockets ?? '')).mode & 0o777).toBe(0o700);
  });

  it('removes what a process left behind that was killed during its own first start', async () => {
    await mkdir(path.join(dataDir, 'db/data.init-999999'), { recursive: true });
    await start();
    expect(await readdir(path.join(dataDir, 'db'))).not.toContain('data.init-999999');
  });

  it('creates the database where the user who runs it can access it', async () => {
    await chmod(dataDir, 0o700);
    const server = await start();
    const isRoot = process.getuid?.() === 0;
    expect(path.dirname(server.folder)).toBe(isRoot ? '/var/lib/teamieum' : dataDir);
    expect((await stat(path.join(dataDir, 'db/data'))).isDirectory()).toBe(true);

    await server.stop();
    await rm(server.folder, { recursive: true });
  });

  it('of two apps at the same time creates one server, which the last app stops', async () => {
    const [first, second] = await Promise.all([hold(), hold()]);
    const pid = await servingPid(dataDir);
    expect(pid).toBeDefined();

    await first.end('SIGTERM');
    expect(await servingPid(dataDir)).toBe(pid);
    await second.end('SIGTERM');
    expect(await servingPid(dataDir)).toBeUndefined();
  });
});

describe('in a folder whose database was created before', () => {
  beforeEach(() => copyCreatedDatabase(dataDir));

  it('startEmbedded uses a short path for the socket when the path of the data folder is too long', async () => {
    const folder = path.join(dataDir, 'x'.repeat(120));
    await mkdir(folder);
    await copyCreatedDatabase(folder);
    const server = await start(folder);
    const sockets = (await askSetting(server, 'unix_socket_directories')) ?? '';
    expect(sockets).toMatch(/^\/tmp\/teamieum-/);

    await server.stop();
    await rm(sockets, { recursive: true });
  });

  it('a restart stops all processes and preserves the data', async () => {
    const first = await start();
    await query(first, 'create table kept as select 7 as number');
    await first.stop();
    expect(await servingPid(dataDir)).toBeUndefined();

    expect(await query(await start(), 'select number from kept')).toEqual([{ number: 7 }]);
  });

  it('startEmbedded ignores a lock file whose process id belongs to another process', async () => {
    await writeFile(path.join(dataOf(dataDir), 'postmaster.pid'), `${process.pid}\n${dataOf(dataDir)}\n`);
    await start();
    expect(await servingPid(dataDir)).not.toBe(process.pid);
  });

  it('startEmbedded adopts the server that a killed app left running, and stops it', async () => {
    const app = await hold();
    const pid = await servingPid(dataDir);
    await app.end('SIGKILL');
    expect(await servingPid(dataDir)).toBe(pid);

    const server = await start();
    expect(await servingPid(dataDir)).toBe(pid);
    await server.stop();
    expect(await servingPid(dataDir)).toBeUndefined();
  });

  it('startEmbedded starts the server again when the app and all processes of the server were killed', async () => {
    const app = await hold();
    await Promise.all([app.end('SIGKILL'), killServer(dataDir)]);
    const server = await start();
    expect(await query(server, 'select count(*)::int as number from member')).toEqual([{ number: 0 }]);
  });

  it('a server that was killed while the app runs is restarted', async () => {
    const server = await start();
    const pid = await servingPid(dataDir);
    await killServer(dataDir);
    await expect(patiently(() => query(server, 'select 1 as number'))).resolves.toEqual([{ number: 1 }]);
    expect(await servingPid(dataDir)).not.toBe(pid);
  });

  it('two apps stop the server when both exit at the same time', async () => {
    const apps = await Promise.all([hold(), hold()]);
    await Promise.all(apps.map((app) => app.end('SIGTERM')));
    expect(await servingPid(dataDir)).toBeUndefined();
  });
});

/** Retries while the server restarts. */
async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; tries < 100; tries += 1) {
    const result = await ask().catch(() => undefined);
    if (result !== undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return ask();
}
