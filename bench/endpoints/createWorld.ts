import { sql, type Kysely, type RawBuilder } from 'kysely';
import { type Tables } from '../../server/db/tables';
import { seededRandom } from '../../server/lib/seededRandom';
import { ARCHIVES_PER_POST } from '../fill/fill';
import { logIn, type LoggedIn } from '../logIn';
import { type Owned, type World } from './world';

/** Number of members who call at the same time. */
const MEMBERS_THERE = 1_000;

/** Number of newest rows searched for posts that a member owns. */
const NEWEST = 50_000;

/** Logs members in and reads the ids of their content. @param posts the number of posts the database was filled with */
export async function createWorld(db: Kysely<Tables>, posts: number): Promise<World> {
  const members = await logIn(db, MEMBERS_THERE);
  const byId = new Map(members.map((member) => [member.id, member]));
  const own = (query: RawBuilder<Row>) => ownedBy(byId, db, query);
  return {
    random: seededRandom(posts),
    posts,
    archives: Math.ceil(posts * ARCHIVES_PER_POST),
    members,
    own: {
      post: await own(
        sql`select id, id as "postId", writer_id as "memberId" from project order by id desc limit ${NEWEST}`,
      ),
      comment: await own(sql`
        select id, project_id as "postId", writer_id as "memberId" from project_comment order by id desc limit ${NEWEST}
      `),
      team: await own(sql`
        select archive_id as id, archive_id as "postId", member_id as "memberId" from archive_member
        order by archive_id desc limit ${NEWEST}
      `),
    },
    invitations: [],
  };
}

interface Row {
  id: number;
  postId: number;
  memberId: number;
}

async function ownedBy(members: Map<number, LoggedIn>, db: Kysely<Tables>, query: RawBuilder<Row>): Promise<Owned[]> {
  const { rows } = await query.execute(db);
  return rows.flatMap(({ id, postId, memberId }) => {
    const member = members.get(memberId);
    return member ? [{ id, postId, member }] : [];
  });
}
