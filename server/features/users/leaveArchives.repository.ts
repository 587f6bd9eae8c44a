import { notifyAlarms } from '../../lib/alarms/notifyAlarms';
import { isComplete, missingIds, readPresentTeams, type PresentMember } from '../../lib/archives/presentTeam';
import { eraseAfterCommit } from '../../lib/fileErasure';
import { pictureKeys } from '../../lib/pictures';
import { type Trx } from './ownMember.repository';

type PendingArchive = Awaited<ReturnType<typeof lockPendingOf>>[number];

/** Bookmarks count, and a team waits: taken in the order everybody takes them in, so that nobody waits in a circle. */
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
          .union(
            eb
              .selectFrom('archive_member')
              .innerJoin('archive', 'archive.id', 'archive_id')
              .select('archive_id as id')
              .where('member_id', '=', memberId)
              .where('published_at', 'is', null),
          ),
      ),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * What becomes of archives whose team a withdrawn member leaves (D25, D50): nobody waits for the member any more, nor
 * reads what was said about the member. What the member said stays.
 */
export async function leaveArchives(trx: Trx, memberId: number, at: Date): Promise<void> {
  await trx.deleteFrom('evaluation').where('evaluated_id', '=', memberId).execute();
  const archives = await lockPendingOf(trx, memberId);
  const ids = archives.map(({ id }) => id);
  const present = ids.length > 0 ? await readPresentTeams(trx, ids) : [];
  for (const archive of archives) {
    const team = present.filter(({ archive_id: id }) => id === archive.id);
    await (team.length === 0 ? removeArchive(trx, archive) : leaveTeam(trx, archive, { memberId, team, at }));
  }
}

/** Those registered in this very moment too. */
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
  /** Who is left. */
  team: readonly PresentMember[];
  at: Date;
}

/** The first of those left answers for the archive, if the member did; it is published if nobody else is missing. */
async function leaveTeam(trx: Trx, archive: PendingArchive, { memberId, team, at }: Leaving): Promise<void> {
  const [first] = team;
  const complete = isComplete(team);
  const columns = {
    ...(archive.writer_id === memberId && first && { writer_id: first.member_id }),
    ...(complete && { published_at: at }),
  };
  if (Object.keys(columns).length === 0) return;
  await trx.updateTable('archive').set(columns).where('id', '=', archive.id).execute();
  if (complete) await notifyAlarms(trx, missingIds(team));
}

async function removeArchive(trx: Trx, { id, thumbnail }: PendingArchive): Promise<void> {
  const images = await trx.selectFrom('archive_image').select('file_key').where('archive_id', '=', id).execute();
  const keys = [thumbnail, ...images.map(({ file_key: key }) => key)];
  await eraseAfterCommit(trx, keys.flatMap(pictureKeys));
  await trx.deleteFrom('archive').where('id', '=', id).execute();
}
