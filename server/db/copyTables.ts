import { type Readable, type Writable } from 'node:stream';
import { type ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A copied table with its column names, since the order of columns may differ. */
export interface CopiedTable {
  name: string;
  columns: string[];
}

/** The state of a sequence: its next value exceeds every value it has returned. */
export interface CopiedSequence {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** Tables that are not copied: migrations and unlogged tables. */
const LEFT_OUT = ['kysely_migration', 'kysely_migration_lock', 'call_count'];

/** All tables with data, referenced ones before those that reference them. */
export async function listTables(client: ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
       group by c.relname order by c.relname`,
    [LEFT_OUT],
  );
  return inOrder(rows, await readReferences(client));
}

interface Reference {
  table: string;
  target: string;
}

async function readReferences(client: ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select source.relname as table, target.relname as target
       from pg_constraint k
       join pg_class source on source.oid = k.conrelid
       join pg_class target on target.oid = k.confrelid
       where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
  return rows;
}

function inOrder(tables: readonly CopiedTable[], references: readonly Reference[]): CopiedTable[] {
  const ordered: CopiedTable[] = [];
  const isReady = ({ name }: CopiedTable) =>
    references.every(({ table, target }) => table !== name || ordered.some((one) => one.name === target));
  for (let left = [...tables]; left.length > 0;) {
    const ready = left.filter(isReady);
    if (ready.length === 0) throw new Error('Tables reference each other in a cycle: they cannot be copied in order.');
    ordered.push(...ready);
    left = left.filter((one) => !ready.includes(one));
  }
  return ordered;
}

export async function readSequences(client: ClientBase): Promise<CopiedSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: CopiedSequence[] = [];
  for (const { name } of rows) {
    const found = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    );
    sequences.push({ name, ...found.rows[0]! });
  }
  return sequences;
}

export async function setSequences(client: ClientBase, sequences: readonly CopiedSequence[]): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [name, lastValue, isCalled]);
  }
}

/** The rows of a table as text, in a format that every version of PostgreSQL reads. */
export function copyOut(client: ClientBase, { name, columns }: CopiedTable): Readable & { rowCount: number } {
  return client.query(copyTo(`copy ${quoted(name)} (${columns.join(', ')}) to stdout`));
}

/** Reads the rows that `copyOut` has written. */
export function copyIn(client: ClientBase, { name, columns }: CopiedTable): Writable & { rowCount: number } {
  return client.query(copyFrom(`copy ${quoted(name)} (${columns.join(', ')}) from stdin`));
}

/** Tables that the database refuses to empty or change (`operator_log_update` and others); their rows are copied unchanged. */
const NEVER_EMPTIED = ['operator_log'];

/**
 * Empties the tables, including those that migrations fill, and runs the work without the triggers that maintain
 * counts: the counts themselves are copied.
 */
export async function withoutTriggers(client: ClientBase, tables: readonly CopiedTable[], work: () => Promise<void>) {
  const names = tables
    .map(({ name }) => name)
    .filter((name) => !NEVER_EMPTIED.includes(name))
    .map(quoted);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  await work();
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
