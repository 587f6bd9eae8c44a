import { type Readable, type Writable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Client } from 'pg';
import { extract } from 'tar-stream';
import { type Database } from '../../db/connect';
import { copyIn, setSequences, withoutTriggers, type CopiedTable } from '../../db/copyTables';
import { migrateAsFarAs, migrateToLatest } from '../../db/migrate';
import { type Storage } from '../../lib/storage/storage';
import { isKey } from '../../lib/storage/storageKeys';
import { ENTRY, BACKUP_FORMAT, type Closing, type Manifest } from './backupFormat';

export interface Target {
  database: Database;
  /** A connection for one long transaction. */
  client: Client;
  /** Absent if only the rows are read. */
  storage?: Storage;
}

interface Entry {
  name: string;
  content: Readable;
}

/**
 * Reads a backup from its first byte to its last.
 * @throws Error when it is damaged, truncated, or no backup
 */
async function* readEntries(source: Readable): AsyncGenerator<Entry> {
  const tar = extract();
  const piped = pipeline(source, createGunzip(), tar).catch((error: unknown) => {
    throw new Error('The file is damaged or no backup.', { cause: error });
  });
  // The reader of the entries gets the error; this handler only prevents an unhandled rejection.
  piped.catch(() => undefined);
  let last = '';
  try {
    for await (const entry of tar) {
      last = entry.header.name;
      yield { name: last, content: entry as unknown as Readable };
      entry.resume();
    }
  } catch (error) {
    await piped;
    throw error;
  }
  await piped;
  if (last !== ENTRY.closing) throw new Error('The backup is truncated: its end is missing.');
}

/** Checks a whole backup without restoring it. @throws Error unless it is sound */
export async function checkBackup(source: Readable): Promise<void> {
  for await (const { name, content } of readEntries(source)) {
    if (name === ENTRY.manifest) toManifest(await json(content));
    else content.resume();
  }
}

function toManifest(value: unknown): Manifest {
  const manifest = value as Manifest;
  if (manifest.format !== BACKUP_FORMAT)
    throw new Error(`The backup has format ${manifest.format}; ${BACKUP_FORMAT} is known.`);
  return manifest;
}

/**
 * Restores a backup into an empty database and storage, in one transaction; then migrates it.
 * @returns the manifest of the backup, which has been compared with its content
 */
export async function readBackup(target: Target, source: Readable): Promise<{ closing: Closing; files: Set<string> }> {
  const entries = readEntries(source);
  try {
    const first = await entries.next();
    if (first.done === true || first.value.name !== ENTRY.manifest) throw new Error('The backup has no manifest.');
    return await restore(target, toManifest(await json(first.value.content)), entries);
  } finally {
    await entries.return(undefined);
  }
}

async function restore(target: Target, manifest: Manifest, entries: AsyncGenerator<Entry>) {
  const { database, client } = target;
  await migrateAsFarAs(database.db, manifest.migrations);
  await client.query('begin');
  const files = new Set<string>();
  let closing: Closing = { rows: {}, files: 0, missing: [] };
  await withoutTriggers(client, manifest.tables, async () => {
    closing = await fill(target, manifest.tables, entries, files);
  });
  await setSequences(client, manifest.sequences);
  await client.query('commit');
  await migrateToLatest(database.db);
  await client.query('analyze');
  return { closing, files };
}

async function fill(
  { client, storage }: Target,
  tables: readonly CopiedTable[],
  entries: AsyncGenerator<Entry>,
  files: Set<string>,
): Promise<Closing> {
  const rows = createRowsReader(client, tables);
  let closing: Closing | undefined;
  try {
    for await (const { name, content } of entries) {
      if (name.startsWith(ENTRY.rows)) await rows.take(name.slice(ENTRY.rows.length), content);
      else if (name.startsWith(ENTRY.files)) files.add(await keep(name.slice(ENTRY.files.length), content, storage));
      else if (name === ENTRY.closing) closing = (await json(content)) as Closing;
    }
  } catch (error) {
    rows.abort();
    throw error;
  }
  const counted = await rows.end();
  if (closing?.files !== files.size || !isSame(closing.rows, counted)) {
    throw new Error('The backup does not contain what its manifest lists.');
  }
  return closing;
}

const isSame = (one: Closing['rows'], other: Closing['rows']) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([table, count]) => other[table] === count);

/**
 * Stores one file of the backup.
 * @returns its key
 */
async function keep(key: string, content: Readable, storage?: Storage): Promise<string> {
  // The key is used as a path, so it is validated.
  if (!isKey(key)) throw new Error(`The backup contains a file with an invalid name: ${JSON.stringify(key)}.`);
  const file = await buffer(content);
  await storage?.put(key, file);
  return key;
}

/** Reads the rows of a table, which are split into consecutive entries. */
function createRowsReader(client: Client, tables: readonly CopiedTable[]) {
  const counted: Closing['rows'] = {};
  let current: { name: string; stream: ReturnType<typeof copyIn> } | undefined;

  async function end(): Promise<Closing['rows']> {
    if (!current) return counted;
    const { name, stream } = current;
    current = undefined;
    stream.end();
    await finished(stream);
    counted[name] = stream.rowCount;
    return counted;
  }

  async function begin(name: string) {
    await end();
    const table = tables.find((one) => one.name === name);
    if (!table)
      throw new Error(`The backup contains rows of ${JSON.stringify(name)}, which its manifest does not list.`);
    const stream = copyIn(client, table);
    // The failed write reports the error.
    stream.on('error', () => undefined);
    return { name, stream };
  }

  return {
    end,
    /** Ends an unfinished COPY, behind which the client's next statement would wait for ever. */
    abort: () => current?.stream.destroy(),
    async take(name: string, content: Readable): Promise<void> {
      if (current?.name !== name) current = await begin(name);
      await write(current.stream, await buffer(content));
    },
  };
}

function write(stream: Writable, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(piece, (error) => (error ? reject(error) : resolve()));
  });
}
