import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../server/db/tables';
import { CALLS } from './calls';
import { type World } from './world';

const PER_POST = 10;

/** One pending invitation for each call of a measurement, to the newest posts, which have open positions for all. */
export async function inviteMany(db: Kysely<Tables>, world: World): Promise<void> {
  const posts = CALLS / PER_POST;
  await sql`delete from project_invitation`.execute(db);
  await sql`delete from project_member`.execute(db);
  await sql`
    update project set personnel = 99, closed = false
    where id in (select id from project order by id desc limit ${posts}) and (closed or personnel < 99)
  `.execute(db);
  const { rows } = await sql<{ id: number; postId: number; memberId: number }>`
    insert into project_invitation (project_id, member_id)
    select id, 1 + (id + place * 389) % ${world.members.length}::int
    from (select id from project order by id desc limit ${posts}) as newest, generate_series(1, ${PER_POST}::int) as place
    returning id, project_id as "postId", member_id as "memberId"
  `.execute(db);
  const members = new Map(world.members.map((member) => [member.id, member]));
  world.invitations = rows.flatMap(({ id, postId, memberId }) => {
    const member = members.get(memberId);
    return member ? [{ id, postId, member }] : [];
  });
}
