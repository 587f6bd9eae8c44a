import { SIGNAL_LABELS, type Signal } from '@contract/operator';
import { sql } from 'kysely';
import { inSavepoint } from '../../db/inSavepoint';
import { type Trx } from '../../db/tables';
import { signalsOf, type PublishedTeam } from './signals';

/**
 * Opens a case for the desk when an archive that has just been published looks like one person's (D162). Nothing depends
 * on it: an error is logged, and the publication goes on.
 */
export async function raiseSignals(trx: Trx, archiveId: number, at: Date): Promise<void> {
  const isSameDevice = await clearSameDevice(trx, archiveId);
  await inSavepoint(
    trx,
    async () => {
      const signals = signalsOf({ ...(await readTeam(trx, archiveId)), isSameDevice }, at);
      if (signals.length > 0) await insertCase(trx, { archiveId, signals, at });
    },
    (error) => console.error('The signals of a publication could not be read.', error),
  );
}

/** Marks an evaluation that a member sends in a browser in which a teammate was logged in before. */
export async function markSameDevice(
  trx: Trx,
  archiveId: number,
  { id, sessionId }: { id: number; sessionId: string },
) {
  await sql`
    update archive_member set same_device = true
      where archive_id = ${archiveId} and member_id = ${id} and exists (
        select from session join archive_member as teammate on teammate.member_id = session.after_member_id
          where session.id = ${sessionId} and teammate.archive_id = ${archiveId} and teammate.consent = 'CONFIRMED'
            and teammate.member_id <> ${id}
      )
  `.execute(trx);
}

/** @returns whether there was a mark */
async function clearSameDevice(trx: Trx, archiveId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('archive_member')
    .set({ same_device: false })
    .where('archive_id', '=', archiveId)
    .where('same_device', '=', true)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function readTeam(trx: Trx, archiveId: number): Promise<Omit<PublishedTeam, 'isSameDevice'>> {
  const team = await trx
    .selectFrom('archive_member')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['evaluated_at', 'member.created_at'])
    .where('archive_id', '=', archiveId)
    .where('consent', '=', 'CONFIRMED')
    .execute();
  const evaluations = trx.selectFrom('evaluation').select('feedback').where('archive_id', '=', archiveId);
  const { rows } = await sql<{ count: number }>`
    with confirmed as (
      select archive_id, array_agg(member_id order by member_id) as team
        from archive_member where consent = 'CONFIRMED' and archive_id in (
          select archive_id from archive_member where member_id in (
            select member_id from archive_member where archive_id = ${archiveId} and consent = 'CONFIRMED'
          )
        ) group by archive_id
    )
    select count(*)::int as count from confirmed join archive on archive.id = archive_id
      where archive_id <> ${archiveId} and published_at is not null
        and team = (select team from confirmed as own where own.archive_id = ${archiveId})
  `.execute(trx);
  return {
    feedbacks: (await evaluations.execute()).map(({ feedback }) => feedback),
    evaluatedAt: team.flatMap(({ evaluated_at: evaluatedAt }) => evaluatedAt ?? []),
    joinedAt: team.map(({ created_at: joinedAt }) => joinedAt),
    archivesOfTeam: rows[0]?.count ?? 0,
  };
}

interface NewCase {
  archiveId: number;
  signals: readonly Signal[];
  at: Date;
}

/** A report that nobody has sent: no mail lists it, and no reader of reports counts it. */
async function insertCase(trx: Trx, { archiveId, signals, at }: NewCase): Promise<void> {
  const { writer_id: writerId, title } = await trx
    .selectFrom('archive')
    .select(['writer_id', 'title'])
    .where('id', '=', archiveId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('report')
    .values({
      reporter_id: null,
      reported_id: writerId,
      target: 'ARCHIVE',
      target_id: archiveId,
      post_id: archiveId,
      reported_text: title,
      reported_fields: JSON.stringify([{ name: 'TITLE', text: title }]),
      type: 'SIGNAL',
      content: signals.map((signal) => SIGNAL_LABELS[signal]).join('\n'),
      created_at: at,
    })
    .execute();
}
