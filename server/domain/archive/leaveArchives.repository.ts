import { sql } from 'kysely';
import { type Trx } from '../../db/tables';
import { isConfirmed, notifyNamed, publishIfComplete, readNamedTeams, type NamedMember } from './namedTeam.repository';
import { deleteUnproved } from './keptProof.repository';
import { notifyAlarms } from '../notice';
import { eraseAfterCommit } from '../../lib/storage/fileErasure';
import { pictureKeys } from '../../lib/uploads/pictures';

/** A member who withdraws. */
interface Leaver {
  memberId: number;
  hasConfirmedEmail: boolean;
}

type PendingArchive = Awaited<ReturnType<typeof lockPendingOf>>[number];

/**
 * Locks the archives the member bookmarked or is named in, published ones too: their deletion changes the member's
 * credentials and evaluations. Locks are always taken in this order, which prevents deadlock.
 */
export async function lockArchivesAround(trx: Trx, memberId: number): Promise<void> {
  await trx
    .selectFrom('archive')
    .select('id')
    .where((eb) =>
      eb('id', 'in', (kept) =>
        kept
          .selectFrom('archive_bookmark')
          .select('archive_id as id')
          .where('member_id', '=', memberId)
          .union(eb.selectFrom('archive_member').select('archive_id as id').where('member_id', '=', memberId)),
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Removes a withdrawn member from archives: the gate no longer waits for the member, and evaluations about the member
 * and the member's lines are deleted. Evaluations by the member are preserved. The rows of an ASKED or DECLINED member are deleted, and in pending
 * archives every row of a member without a confirmed e-mail, with the evaluations: such a row would let one person be two
 * (D150c).
 */
export async function leaveArchives(trx: Trx, { memberId, hasConfirmedEmail }: Leaver, at: Date): Promise<void> {
  await trx.deleteFrom('evaluation').where('evaluated_id', '=', memberId).execute();
  await trx.deleteFrom('contribution').where('member_id', '=', memberId).execute();
  const archives = await lockPendingOf(trx, memberId);
  const ids = archives.map(({ id }) => id);
  const erased = hasConfirmedEmail ? [] : ids;
  await trx
    .deleteFrom('evaluation')
    .where('evaluator_id', '=', memberId)
    .where('archive_id', '=', sql<number>`any(${erased}::bigint[])`)
    .execute();
  await trx
    .deleteFrom('archive_member')
    .where('member_id', '=', memberId)
    .where((eb) =>
      eb.or([eb('consent', '<>', 'CONFIRMED'), eb('archive_id', '=', sql<number>`any(${erased}::bigint[])`)]),
    )
    .execute();
  const named = ids.length > 0 ? await readNamedTeams(trx, ids) : [];
  for (const archive of archives) {
    const team = named.filter(({ archive_id: id }) => id === archive.id);
    await leaveTeam(trx, archive, { memberId, team, at });
  }
  await deleteUnproved(trx, memberId);
}

/** Includes archives that were registered concurrently. */
function lockPendingOf(trx: Trx, memberId: number) {
  return trx
    .selectFrom('archive')
    .innerJoin('archive_member', 'archive_id', 'archive.id')
    .select(['archive.id', 'writer_id', 'thumbnail'])
    .where('member_id', '=', memberId)
    .where('published_at', 'is', null)
    .orderBy('archive.id')
    .forNoKeyUpdate('archive')
    .execute();
}

interface Leaving {
  memberId: number;
  /** The remaining named members. */
  team: readonly NamedMember[];
  at: Date;
}

/**
 * The first remaining CONFIRMED member becomes the writer; without one the archive is deleted, even with ASKED
 * members. Then it is published if nothing else keeps it pending.
 */
async function leaveTeam(trx: Trx, archive: PendingArchive, { memberId, team, at }: Leaving): Promise<void> {
  const { id } = archive;
  const isWriter = archive.writer_id === memberId;
  const successor = team.find(isConfirmed);
  // Before a deletion too: the pending requests are deleted with the archive.
  await notifyNamed(trx, id);
  if (isWriter && !successor) {
    await notifyAlarms(trx, idsOf(team));
    await removeArchive(trx, archive);
    return;
  }
  if (isWriter && successor) {
    await trx.updateTable('archive').set({ writer_id: successor.member_id }).where('id', '=', id).execute();
    // The request in their bells names the writer.
    await notifyAlarms(trx, idsOf(team.filter((one) => !isConfirmed(one))));
  }
  await publishIfComplete(trx, id, at);
}

const idsOf = (team: readonly NamedMember[]) => team.map(({ member_id: id }) => id);

async function removeArchive(trx: Trx, { id, thumbnail }: PendingArchive): Promise<void> {
  const images = await trx.selectFrom('archive_image').select('file_key').where('archive_id', '=', id).execute();
  const keys = [thumbnail, ...images.map(({ file_key: key }) => key)];
  await eraseAfterCommit(trx, keys.flatMap(pictureKeys));
  await trx.deleteFrom('archive').where('id', '=', id).execute();
}
