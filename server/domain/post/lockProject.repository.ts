import { freeRoles, type Recruiting, type Seat } from '@contract/project';
import { type Role } from '@contract/skill';
import { sql, type Kysely } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';

/** The columns of a post that changes of its team need. */
export type LockedProjectRow = NonNullable<Awaited<ReturnType<typeof lockProject>>>;

/**
 * Locks a post, which serialises changes of its team, its positions and its applications. A transaction that adds a member
 * locks that member's row first, in the order of a withdrawal, which prevents deadlock.
 */
export function lockProject(trx: Trx, id: number) {
  return trx
    .selectFrom('project')
    .select(['id', 'writer_id', 'title', 'roles', 'personnel', 'filled', 'status', 'step', 'deadline'])
    .select([
      'closed',
      'closed_reason',
      'reopened_at',
      'acted_at',
      'idle_asked_at',
      'led_since',
      'ended_at',
      'hidden_at',
    ])
    .select(['created_at', 'updated_at', 'contact_link', 'notice'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Number of sought and joined members by role, in the order of the post's roles; none when any sought role may fill a
 * position.
 */
export async function readSeats(db: Kysely<Tables>, projectId: number): Promise<Seat[]> {
  return db
    .selectFrom('project_seat')
    .innerJoin('project', 'project.id', 'project_id')
    .select(['role', 'count', 'taken'])
    .where('project_id', '=', projectId)
    .orderBy(sql`array_position(roles::text[], role::text)`)
    .execute();
}

/** The roles with a free seat. */
export async function readFreeRoles(
  db: Kysely<Tables>,
  project: Omit<Recruiting, 'seats'> & { id: number },
): Promise<Role[]> {
  return freeRoles({ ...project, seats: await readSeats(db, project.id) });
}

/** The ids of the team without its leader, by the time of joining. */
export async function readMemberIds(db: Kysely<Tables>, projectId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('project_member')
    .select('member_id')
    .where('project_id', '=', projectId)
    .orderBy('accepted_at')
    .orderBy('member_id')
    .execute();
  return rows.map(({ member_id: id }) => id);
}

/** Records an action of the leader: the post is not idle (D103). */
export async function recordActivity(trx: Kysely<Tables>, projectId: number, at: Date): Promise<void> {
  await trx.updateTable('project').set({ acted_at: at, idle_asked_at: null }).where('id', '=', projectId).execute();
}
