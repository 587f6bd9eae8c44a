import { addDays, mondayOf, todayInKorea } from '@contract/dates';
import { TIMES } from '@contract/limits';
import { sql, type Kysely } from 'kysely';
import { before } from '../../lib/durations';
import { type Tables } from '../../db/tables';
import { type Expiry } from '../../lib/jobs/housekeeping';
import { addNotices } from '../notice';
import { RETENTION } from '../../lib/jobs/retention';
import { deleteExpiredApplicationTexts, expireApplications, remindLeaders } from './applicationJobs.repository';
import { closePost } from '../post';
import { BATCH, eachPost, noticeTarget } from './eachPost';
import { isShownProject } from '../access';

const openPosts = (db: Kysely<Tables>) =>
  db.selectFrom('project').select('id').where('closed', '=', false).where(isShownProject).limit(sql.lit(BATCH));

/** Closes posts whose deadline has passed in Seoul (D102). */
const closePastDeadline = eachPost({
  find: (db, at) => openPosts(db).where('deadline', '<', todayInKorea(at.getTime())).orderBy('deadline').execute(),
  async act(trx, project, at) {
    const isDue = !project.closed && project.deadline !== null && project.deadline < todayInKorea(at.getTime());
    if (isDue) await closePost(trx, project, { reason: 'DEADLINE', at });
    return isDue;
  },
});

/** Asks leaders who have not acted for 60 days whether they still recruit (D103). */
const askIdle = eachPost({
  find: (db, at) =>
    openPosts(db).where('acted_at', '<=', before(at, TIMES.idleQuestion)).where('idle_asked_at', 'is', null).execute(),
  async act(trx, project, at) {
    const isDue =
      !project.closed && project.idle_asked_at === null && project.acted_at <= before(at, TIMES.idleQuestion);
    if (!isDue) return false;
    await trx.updateTable('project').set({ idle_asked_at: at }).where('id', '=', project.id).execute();
    await addNotices(trx, { kind: 'IDLE_ASK', to: [project.writer_id], target: noticeTarget(project), at });
    return true;
  },
});

/** Closes posts whose leaders have not answered for 14 days; any action of theirs cancels it. */
const closeIdle = eachPost({
  find: (db, at) => openPosts(db).where('idle_asked_at', '<=', before(at, TIMES.idleEnd)).execute(),
  async act(trx, project, at) {
    const asked = project.idle_asked_at;
    const isDue = !project.closed && asked !== null && asked <= before(at, TIMES.idleEnd);
    if (isDue) await closePost(trx, project, { reason: 'IDLE', at });
    return isDue;
  },
});

/**
 * Members of active teams with at least one check-in, who have missed the last two full weeks and about whom the leader
 * was not notified.
 * @param monday of the current week
 */
const missing = (monday: string) => {
  const start = sql`(${addDays(monday, -14)}::date::timestamp at time zone 'Asia/Seoul')`;
  return sql`
    project_member join project on project.id = project_id
      where status = 'ACTIVE' and missed_at is null and accepted_at <= ${start} and active_since <= ${start}
        and exists (select from check_in where check_in.project_id = project.id)
        and not exists (
          select from check_in where check_in.project_id = project.id and check_in.member_id = project_member.member_id
            and week >= ${addDays(monday, -14)}::date
        )
  `;
};

/** Notifies leaders of members who have not checked in for two weeks, once until the next check-in (D111). */
const notifyMissed = eachPost({
  async find(db, at) {
    const monday = mondayOf(todayInKorea(at.getTime()));
    const { rows } = await sql<{ id: number }>`
      select distinct project.id from ${missing(monday)} limit ${sql.lit(BATCH)}
    `.execute(db);
    return rows;
  },
  async act(trx, project, at) {
    const monday = mondayOf(todayInKorea(at.getTime()));
    const { rows } = await sql<{ member_id: number }>`
      update project_member set missed_at = ${at}
        where project_id = ${project.id} and member_id in (
          select member_id from ${missing(monday)} and project.id = ${project.id}
        )
        returning member_id
    `.execute(trx);
    for (const { member_id: actorId } of rows) {
      await addNotices(trx, { kind: 'MISSED', to: [project.writer_id], actorId, target: noticeTarget(project), at });
    }
    return rows.length > 0;
  },
});

/** Deletes notices after 90 days. */
const deleteExpiredNotices: Expiry = async (db, at) => {
  const { rows } = await sql<{ member_id: number }>`
    delete from notice where id in (
      select id from notice where created_at <= ${before(at, RETENTION.notice)} limit 5000
    ) returning member_id
  `.execute(db);
  return rows.length;
};

/**
 * Time-triggered changes of posts, applications and teams, each done once. They use the clock
 * `shiftedNow`.
 */
export const RECRUITING_JOBS: readonly Expiry[] = [
  closePastDeadline,
  // Before the reminders, because an expired application is no longer pending.
  expireApplications,
  remindLeaders,
  closeIdle,
  askIdle,
  notifyMissed,
  deleteExpiredApplicationTexts,
  deleteExpiredNotices,
];
