import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { type DrawnFileStore } from './drawnFileStore';

/** Deletes drawn files that are too old or too many, and those of withdrawn members. */
export async function deleteExpiredDrawings(db: Kysely<Tables>, store: DrawnFileStore, at: number): Promise<void> {
  await store.removeExpired(at);
  const owners = await store.owners();
  if (owners.length === 0) return;
  const withdrawn = await db
    .selectFrom('member')
    .select('id')
    .where('id', 'in', owners)
    .where('withdrawn_at', 'is not', null)
    .execute();
  for (const { id } of withdrawn) await store.removeOf(id);
}
