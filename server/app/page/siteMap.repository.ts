import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type Tables } from '../../db/tables';
import { isNotSuspended, isShownArchive, isShownProject } from '../../domain/access';

interface Listed {
  /** The rows, with the numeric column `id`. */
  rows: RawBuilder<unknown>;
  isPublic: RawBuilder<unknown>;
  /** The column that the address contains. */
  name: RawBuilder<unknown>;
}

/** The public rows of each table. */
const LISTED = {
  project: { rows: sql`project`, isPublic: isShownProject, name: sql`id` },
  archive: { rows: sql`archive`, isPublic: isShownArchive, name: sql`id` },
  record: {
    rows: sql`(
      select member_id as id, code, enabled, indexable from member_record
        join member on member.id = member_id where ${isNotSuspended}
    ) as record`,
    isPublic: sql`enabled and indexable`,
    name: sql`code`,
  },
} satisfies Record<string, Listed>;

export type ListedKind = keyof typeof LISTED;

/** The newest id of a kind; null without a public row. */
export async function readNewestId(db: Kysely<Tables>, kind: ListedKind): Promise<number | null> {
  const { rows } = await sql<{ newest: number | null }>`
    select max(id) as newest from ${LISTED[kind].rows} where ${LISTED[kind].isPublic}
  `.execute(db);
  return rows[0]?.newest ?? null;
}

/** The names of the public rows with ids from `first` to before `end`. */
export async function readNames(
  db: Kysely<Tables>,
  kind: ListedKind,
  { first, end }: { first: number; end: number },
): Promise<string[]> {
  const { rows: listed, isPublic, name } = LISTED[kind];
  const { rows } = await sql<{ name: string }>`
    select ${name} as name from ${listed} where ${isPublic} and id >= ${first} and id < ${end} order by id
  `.execute(db);
  return rows.map((row) => row.name);
}
