import { addDays, mondayOf, todayInKorea } from '@contract/dates';
import { TIMES } from '@contract/limits';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { type Expiry } from '../housekeeping';
import { addNotices } from '../notices/addNotices';
import { RETENTION } from '../retention';
import { closePost } from './closePost';
import { lockProject, type LockedProject, type Trx } from './lockProject';

/** Posts per look; housekeeping looks again until none is left. */
const BATCH = 200;

const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

interface PostJob {
  /** The posts that are due; none that `act` has dealt with. */
  find: (db: Kysely<Tables>, at: Date) => Promise<{ id: number }[]>;
  /** Deals with one of them, locked, after looking again. @returns false when it was not due any more */
  act: (trx: Trx, project: LockedProject, at: Date) => Promise<boolean>;
}

/**
 * A job whose every act happens once, in a transaction of its own with the post locked: whoever changed the post in
 * between has decided. After an outage what was missed is done at once.
 */
function eachPost({ find, act }: PostJob): Expiry {
  return async (db, at) => {
    let done = 0;
    for (const { id } of await find(db, at)) {
      const acted = await db.transaction().execute(async (trx) => {
        const project = await lockProject(trx, id);
        return project !== undefined && act(trx, project, at);
      });
      if (acted) done += 1;
    }
    return done;
  };
}

const openPosts = (db: Kysely<Tables>) =>
  db.selectFrom('project').select('id').where('closed', '=', false).limit(sql.lit(BATCH));

const target = ({ id }: Pick<LockedProject, 'id'>) => ({ kind: 'project' as const, id });

/** Closes posts whose last day is over in Seoul (D102). */
const closePastDeadline = eachPost({
  find: (db, at) => openPosts(db).where('deadline', '<', todayInKorea(at.getTime())).orderBy('deadline').execute(),
  async act(trx, project, at) {
    const isDue = !project.closed && project.deadline !== null && project.deadline < todayInKorea(at.getTime());
    if (isDue) await closePost(trx, project, { reason: 'DEADLINE', at });
    return isDue;
  },
});

/** Asks leaders who have done nothing for 60 days whether they still recruit (D103). */
const askIdle = eachPost({
  find: (db, at) =>
    openPosts(db).where('acted_at', '<=', before(at, TIMES.idleQuestion)).where('idle_asked_at', 'is', null).execute(),
  async act(trx, project, at) {
    const isDue =
      !project.closed && project.idle_asked_at === null && project.acted_at <= before(at, TIMES.idleQuestion);
    if (!isDue) return false;
    await trx.updateTable('project').set({ idle_asked_at: at }).where('id', '=', project.id).execute();
    await addNotices(trx, { kind: 'IDLE_ASK', to: [project.writer_id], target: target(project), at });
    return true;
  },
});

/** Closes posts whose leaders have not answered the question for 14 days; an act of theirs takes it back. */
const closeIdle = eachPost({
  find: (db, at) => openPosts(db).where('idle_asked_at', '<=', before(at, TIMES.idleEnd)).execute(),
  async act(trx, project, at) {
    const asked = project.idle_asked_at;
    const isDue = !project.closed && asked !== null && asked <= before(at, TIMES.idleEnd);
    if (isDue) await closePost(trx, project, { reason: 'IDLE', at });
    return isDue;
  },
});

const waitingSince = (at: Date, ms: number) =>
  sql<boolean>`status = 'PENDING' and created_at <= ${before(at, ms)}::timestamptz`;

const postsOf = (db: Kysely<Tables>) =>
  db.selectFrom('project_application').select('project_id as id').distinct().limit(sql.lit(BATCH));

/** Expires applications without an answer after 14 days (D107). */
const expireApplications = eachPost({
  find: (db, at) => postsOf(db).where(waitingSince(at, TIMES.applicationExpiry)).execute(),
  async act(trx, project, at) {
    const ended = await trx
      .updateTable('project_application')
      .set({ status: 'EXPIRED', answered_at: at })
      .where('project_id', '=', project.id)
      .where(waitingSince(at, TIMES.applicationExpiry))
      .returning(['member_id', 'role'])
      .execute();
    for (const { member_id: id, role } of ended) {
      await addNotices(trx, { kind: 'EXPIRED', to: [id], target: target(project), role, at });
    }
    return ended.length > 0;
  },
});

const [FIRST_REMINDER, SECOND_REMINDER] = TIMES.applicationReminders;

/** Applications whose next reminder is due: after 3 and after 7 days. */
const reminderDue = (at: Date) => sql<boolean>`(
  reminders < 1 and ${waitingSince(at, FIRST_REMINDER)} or reminders < 2 and ${waitingSince(at, SECOND_REMINDER)}
)`;

/** Reminds leaders of applications that wait; one whose both days passed reminds once (D107). */
const remindLeaders = eachPost({
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
    await addNotices(trx, { kind: 'REMINDED', to: [project.writer_id], target: target(project), count, at });
    return true;
  },
});

/**
 * Members of active teams in which somebody ever checked in, who have missed the last two full weeks and of whom the leader
 * was not told.
 * @param monday of the present week
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

/** Tells leaders of members who have not checked in for two weeks, once until they do (D111). */
const tellMissed = eachPost({
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
      await addNotices(trx, { kind: 'MISSED', to: [project.writer_id], actorId, target: target(project), at });
    }
    return rows.length > 0;
  },
});

/** Texts of applications that ended 90 days ago go; that there was one stays. */
const deleteExpiredApplicationTexts: Expiry = async (db, at) => {
  const { numUpdatedRows } = await db
    .updateTable('project_application')
    .set({ message: '', link: '' })
    .where('message', '<>', '')
    .where('answered_at', '<=', before(at, RETENTION.applicationText))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Notices stay for 90 days. */
const deleteExpiredNotices: Expiry = async (db, at) => {
  const { rows } = await sql<{ member_id: number }>`
    delete from notice where id in (
      select id from notice where created_at <= ${before(at, RETENTION.notice)} limit 5000
    ) returning member_id
  `.execute(db);
  return rows.length;
};

/** What the clock does to posts, applications and teams, each act once (joining.md, Jobs). Their clock is `shiftedNow`. */
export const RECRUITING_JOBS: readonly Expiry[] = [
  closePastDeadline,
  // Before the reminders: what has expired waits no more.
  expireApplications,
  remindLeaders,
  closeIdle,
  askIdle,
  tellMissed,
  deleteExpiredApplicationTexts,
  deleteExpiredNotices,
];
