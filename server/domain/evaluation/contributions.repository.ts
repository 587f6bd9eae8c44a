import { type ContributionsPayload } from '@contract/archive';
import { sql, type Kysely } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';

export type ContributionRow = Awaited<ReturnType<typeof readContributions>>[number];
type Line = ContributionsPayload['lines'][number];

/** The lines of an archive in order, and whether the reader confirms each (D155). */
export function readContributions(db: Kysely<Tables>, archiveId: number, readerId: number) {
  return db
    .selectFrom('contribution')
    .select(['id', 'member_id', 'text', 'link'])
    .select(
      sql<boolean>`exists (
        select from contribution_tick where line_id = contribution.id and contribution_tick.member_id = ${readerId}
      )`.as('ticked'),
    )
    .where('archive_id', '=', archiveId)
    .orderBy('member_id')
    .orderBy('position')
    .execute();
}

/** The lines of a locked archive. */
export function lockedContributions(trx: Trx, archiveId: number) {
  return {
    read: (readerId: number) => readContributions(trx, archiveId, readerId),

    /** Replaces the lines of a member. A line with unchanged text and link keeps its id and its ticks. */
    async replace(memberId: number, lines: readonly Line[]): Promise<void> {
      const left = (await readContributions(trx, archiveId, memberId)).filter((row) => row.member_id === memberId);
      const kept = lines.map((line) => takeFirst(left, (row) => row.text === line.text && row.link === line.link));
      const gone = left.map(({ id }) => id);
      await trx
        .deleteFrom('contribution')
        .where('id', '=', sql<number>`any(${gone}::bigint[])`)
        .execute();
      for (const [position, { text, link }] of lines.entries()) {
        const row = kept[position];
        if (row) await trx.updateTable('contribution').set({ position }).where('id', '=', row.id).execute();
        else {
          const added = { archive_id: archiveId, member_id: memberId, position, text, link };
          await trx.insertInto('contribution').values(added).execute();
        }
      }
    },

    /** Stores whether a member confirms a line; the same one twice changes nothing. */
    async tick(lineId: number, memberId: number, ticked: boolean): Promise<void> {
      const tick = { line_id: lineId, member_id: memberId };
      if (ticked) {
        await trx
          .insertInto('contribution_tick')
          .values(tick)
          .onConflict((on) => on.doNothing())
          .execute();
        return;
      }
      await trx
        .deleteFrom('contribution_tick')
        .where('line_id', '=', lineId)
        .where('member_id', '=', memberId)
        .execute();
    },
  };
}

/** Removes the first match from the list. */
function takeFirst<Item>(items: Item[], isMatch: (item: Item) => boolean): Item | undefined {
  const index = items.findIndex(isMatch);
  return index < 0 ? undefined : items.splice(index, 1)[0];
}
