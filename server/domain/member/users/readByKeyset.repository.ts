import { sql, type SelectQueryBuilder } from 'kysely';

/** Rows per query; all rows of a member may not fit into memory. */
const BATCH = 200;

/** Reads rows in batches by keyset, as they are consumed, in the order of a unique number. */
export async function* readByKeyset<DB, TB extends keyof DB, Row extends { id: number }>(
  keyColumn: string,
  query: () => SelectQueryBuilder<DB, TB, Row>,
): AsyncGenerator<Row> {
  for (let last = 0, full = true; full;) {
    const rows = await query()
      .where(sql<boolean>`${sql.ref(keyColumn)} > ${last}`)
      .orderBy(sql.ref(keyColumn))
      .limit(sql.lit(BATCH))
      .execute();
    // Kysely's type of an executed row has another name but is the same type.
    yield* rows as Row[];
    last = (rows.at(-1) as Row | undefined)?.id ?? last;
    full = rows.length === BATCH;
  }
}
