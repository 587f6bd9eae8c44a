import { type HiddenContent, HIDDEN_MESSAGES } from '@contract/hidden';
import { type ReportTargetType } from '@contract/report';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { conflict, notFound } from '../../lib/http/errors';

/** The condition of a public recruitment post (D133). For archives see `isShownArchive`. */
export const isShownProject = sql<SqlBool>`project.hidden_at is null`;

/** The condition of a recruitment post that a member may read: public, or the member's own (D133). */
export const isReadableProject = (memberId: number) =>
  sql<SqlBool>`(${isShownProject} or project.writer_id = ${memberId})`;

/** The time by the clock of `CLOCK_SHIFT_DAYS`, which `connectDatabase` sets for its connections (MEND-92). */
const shiftedNow = sql<Date>`(
  now() + coalesce(nullif(current_setting('teamieum.clock_shift_days', true), ''), '0')::float8 * interval '1 day'
)`;

/** The condition for members without a suspension, which ends at its time (D134). For queries of `member`. */
export const isNotSuspended = sql<SqlBool>`(
  member.suspended_until is null or member.suspended_until <= ${shiftedNow}
)`;

/**
 * The column `hidden_reason`: the operator's text, null while only reports hide the row.
 * @param row the table, or its alias, of content with `hidden_at`
 */
export const hiddenReason = (target: ReportTargetType, row: string): RawBuilder<string | null> => sql<string | null>`(
  select reason from operator_log as measure
    where measure.target = ${sql.lit(target)} and measure.target_id = ${sql.ref(`${row}.id`)} and measure.action = 'HIDE'
      and ${sql.ref(`${row}.hidden_by`)} = 'OPERATOR'
    order by measure.id desc limit 1
)`;

/** Why own content is hidden; null for visible content. */
export function toHidden(row: { hidden_at: Date | null; hidden_reason: string | null }): HiddenContent | null {
  return row.hidden_at && { reason: row.hidden_reason, hiddenDateTime: row.hidden_at.toISOString() };
}

/**
 * Refuses an action on a hidden post.
 * @throws ApiError 409 for its writer or team, 404 for everyone else
 */
export function refuseHidden({ hidden_at: hiddenAt }: { hidden_at: Date | null }, isOwn: boolean): void {
  if (hiddenAt) throw isOwn ? conflict(HIDDEN_MESSAGES.locked) : notFound();
}
