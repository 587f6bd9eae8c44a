import { type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Client } from 'pg';
import { pack, type Pack } from 'tar-stream';
import { copyOut, listTables, readSequences, type CopiedTable } from '../../db/copyTables';
import { LOCK_FILES } from '../../lib/storage/backupLock';
import { type Storage } from '../../lib/storage/storage';
import { isKey } from '../../lib/storage/storageKeys';
import { ENTRY, BACKUP_FORMAT, type Closing, type Manifest } from './backupFormat';
import { readNamedFiles } from './readNamedFiles';

/** Text compresses well at the lowest level; pictures do not compress at any level. */
const LEVEL = 1;
/** Bytes of rows in one entry. */
const PIECE = 4_000_000;

interface Source {
  client: Client;
  /** Absent if only the rows are written. */
  storage?: Storage;
}

/**
 * Writes a consistent backup: the rows of one snapshot and every file they reference. The product may run
 * meanwhile; it erases no files until the end.
 * @returns what was written
 */
export async function writeBackup({ client, storage }: Source, target: Writable): Promise<Closing> {
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: LEVEL }), target);
  const [closing] = await Promise.all([
    fill(tar, client, storage).catch((error: unknown) => {
      tar.destroy(error as Error);
      throw error;
    }),
    written,
  ]);
  return closing;
}

async function fill(tar: Pack, client: Client, storage?: Storage): Promise<Closing> {
  await client.query(LOCK_FILES);
  await client.query('begin transaction isolation level repeatable read, read only');
  const tables = await listTables(client);
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    createdAt: new Date().toISOString(),
    migrations: await readMigrations(client),
    tables,
    sequences: await readSequences(client),
  };
  await add(tar, ENTRY.manifest, JSON.stringify(manifest));

  const closing: Closing = { rows: {}, files: 0, missing: [] };
  for (const table of tables) closing.rows[table.name] = await addRows(tar, client, table);
  const named = storage ? await readNamedFiles(client) : new Set<string>();
  await client.query('commit');
  if (storage) await addFiles(tar, storage, named, closing);
  await add(tar, ENTRY.closing, JSON.stringify(closing));
  tar.finalize();
  return closing;
}

async function readMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/**
 * Adds the rows of a table.
 * @returns their number
 */
async function addRows(tar: Pack, client: Client, table: CopiedTable): Promise<number> {
  const rows = copyOut(client, table);
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of rows as AsyncIterable<Buffer>) {
    pieces.push(piece);
    size += piece.length;
    if (size < PIECE) continue;
    await add(tar, `${ENTRY.rows}${table.name}`, Buffer.concat(pieces));
    pieces = [];
    size = 0;
  }
  // The backup also contains an entry for each empty table.
  await add(tar, `${ENTRY.rows}${table.name}`, Buffer.concat(pieces));
  return rows.rowCount;
}

/** Adds all files of the storage, referenced or not: no row references the copies in other sizes. */
async function addFiles(tar: Pack, storage: Storage, named: Set<string>, closing: Closing): Promise<void> {
  for await (const { key } of storage.list()) {
    const file = isKey(key) ? await storage.open(key) : null;
    if (!file) continue;
    await pipeline(file.stream, tar.entry({ name: `${ENTRY.files}${key}`, size: file.size }));
    named.delete(key);
    closing.files += 1;
  }
  closing.missing = [...named].sort();
}

function add(tar: Pack, name: string, content: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
  });
}
