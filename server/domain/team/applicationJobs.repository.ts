import { TIMES } from '@contract/limits';
import { sql, type Kysely, type NotNull } from 'kysely';
import { before } from '../../lib/durations';
import { type Tables } from '../../db/tables';
import { notifyAlarms, addNotices } from '../notice';
import { isShownProject } from '../access';
import { type Expiry } from '../../lib/jobs/housekeeping';
import { RETENTION } from '../../lib/jobs/retention';
import { BATCH, eachPost, noticeTarget } from './eachPost';

const waitingSince = (at: Date, ms: number) =>
  sql<boolean>`status = 'PENDING' and coalesce(clock_restarted_at, created_at) <= ${before(at, ms)}::timestamptz`;

const postsOf = (db: Kysely<Tables>) =>
  db
    .selectFrom('project_application')
    .select('project_id as id')
    .distinct()
    .where(sql<boolean>`exists (select from project where project.id = project_id and ${isShownProject})`)
    .$narrowType<{ id: NotNull }>()
    .limit(sql.lit(BATCH));

/** Expires applications that were not answered within 14 days (D107). */
export const expireApplications = eachPost({
  find: (db, at) => postsOf(db).where(waitingSince(at, TIMES.applicationExpiry)).execute(),
  async act(trx, project, at) {
    const ended = await trx
      .updateTable('project_application')
      .set({ status: 'EXPIRED', ended_reason: 'TIME', answered_at: at })
      .where('project_id', '=', project.id)
      .where(waitingSince(at, TIMES.applicationExpiry))
      .returning(['member_id', 'role'])
      .execute();
    for (const { member_id: id, role } of ended) {
      await addNotices(trx, { kind: 'EXPIRED', to: [id], target: noticeTarget(project), role, reason: 'TIME', at });
    }
    // The leader's reminder counts fewer applications, or is omitted.
    if (ended.length > 0) await notifyAlarms(trx, [project.writer_id]);
    return ended.length > 0;
  },
});

const [FIRST_REMINDER, SECOND_REMINDER] = TIMES.applicationReminders;

/** Applications whose next reminder is due: after 3 and after 7 days. */
const reminderDue = (at: Date) => sql<boolean>`(
  reminders < 1 and ${waitingSince(at, FIRST_REMINDER)} or reminders < 2 and ${waitingSince(at, SECOND_REMINDER)}
)`;

/** Reminds leaders of pending applications; if both reminder days have passed, one reminder is sent (D107). */
export const remindLeaders = eachPost({
  find: (db, at) => postsOf(db).where(reminderDue(at)).execute(),
  async act(trx, project, at) {
    const { numUpdatedRows } = await trx
      .updateTable('project_application')
      .set({ reminders: sql`case when ${waitingSince(at, SECOND_REMINDER)} then 2 else 1 end` })
      .where('project_id', '=', project.id)
      .where(reminderDue(at))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    const { count } = await trx
      .selectFrom('project_application')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('project_id', '=', project.id)
      .where('status', '=', 'PENDING')
      .executeTakeFirstOrThrow();
    await addNotices(trx, { kind: 'REMINDED', to: [project.writer_id], target: noticeTarget(project), count, at });
    return true;
  },
});

/** Deletes the texts of applications that ended 90 days ago, with their questions; the rows are preserved. */
export const deleteExpiredApplicationTexts: Expiry = async (db, at) => {
  const ended = db
    .selectFrom('project_application')
    .select('id')
    .where('message', '<>', '')
    .where('answered_at', '<=', before(at, RETENTION.applicationText));
  await db.deleteFrom('application_question').where('application_id', 'in', ended).execute();
  const { numUpdatedRows } = await db
    .updateTable('project_application')
    .set({ message: '', link: '' })
    .where('message', '<>', '')
    .where('answered_at', '<=', before(at, RETENTION.applicationText))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
