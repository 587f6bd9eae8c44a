import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { bucketsOf } from '../../lib/lists/bucketsOf';
import { toDirectory } from '../../lib/lists/listDirectory';
import { type Found } from '../../lib/lists/readFromBuckets';
import { createProjectListRepository, type ProjectListRow, type Slice } from './projectList.repository';
import { createProjectPlacesRepository } from './projectPlaces.repository';

export type ReadInSnapshot = (slice: Slice, askerId?: number) => Promise<Found<ProjectListRow>>;

/** Counts and reads a newest-first page as of one moment: dear, but no writer can come in between. */
export function createReadInSnapshot(db: Kysely<Tables>): ReadInSnapshot {
  return (slice, askerId) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const directory = toDirectory(await createProjectPlacesRepository(trx).countBuckets(slice.filter));
        const held = bucketsOf(directory, slice.offset, slice.size);
        const rows = await createProjectListRepository(trx).read({ ...slice, ...held }, 'walk', askerId);
        return { total: directory.total, rows };
      });
}
