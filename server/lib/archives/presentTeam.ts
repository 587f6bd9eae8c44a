import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

export type PresentMember = Awaited<ReturnType<typeof readPresentTeams>>[number];

/** Those of each team who have not withdrawn, in the order in which the form named them. */
export function readPresentTeams(db: Kysely<Tables>, archiveIds: readonly number[]) {
  return db
    .selectFrom('archive_member')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['archive_id', 'member_id', 'nickname', 'profile_image', 'archive_member.roles', 'evaluated_at'])
    .where('archive_id', '=', sql<number>`any(${archiveIds}::bigint[])`)
    .where('withdrawn_at', 'is', null)
    .orderBy('archive_id')
    .orderBy('position')
    .execute();
}

/** Whether nothing keeps an archive from being published: everyone present has evaluated, or one is left alone (D50). */
export function isComplete(present: readonly PresentMember[]): boolean {
  return present.length === 1 || present.every(hasEvaluated);
}

/** Whose evaluation is still to come. */
export function missingIds(present: readonly PresentMember[]): number[] {
  return present.filter((one) => !hasEvaluated(one)).map(({ member_id: id }) => id);
}

const hasEvaluated = ({ evaluated_at: at }: PresentMember) => at !== null;
