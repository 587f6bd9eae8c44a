import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { findWithdrawn } from '../../domain/member';
import { type DrawnFileStore } from '../../lib/drawing/drawnFileStore';

/** Deletes drawn files that are too old or too many, and those of withdrawn members. */
export async function deleteExpiredDrawings(db: Kysely<Tables>, store: DrawnFileStore, at: number): Promise<void> {
  await store.removeExpired(at);
  const owners = await store.owners();
  if (owners.length === 0) return;
  for (const id of await findWithdrawn(db, owners)) await store.removeOf(id);
}
