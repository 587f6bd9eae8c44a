import { type Trx } from '../../db/tables';

/** Inserts the images of an archive that has none, in order. */
export async function insertImages(trx: Trx, archiveId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map((key, position) => ({ archive_id: archiveId, position, file_key: key }));
  await trx.insertInto('archive_image').values(rows).execute();
}
