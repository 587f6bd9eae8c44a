import { randomInt } from 'node:crypto';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { insertMember } from '../../../db/testing/rows';
import { DAY } from '../../../lib/durations';
import { type TestMember } from '../member';
import { createWorld, type World } from '../ownership';
import { type TestServer } from '../startServer';
import { type Race, type RaceActors } from './act';
import { type RaceTarget } from './commonActs';

/** Creates the members of a race. Their reports count: they joined long ago. */
export async function createActors(server: TestServer, operator: TestMember): Promise<RaceActors> {
  const [writer, mate, outsider, invited] = await server.fourMembers();
  const ids = [writer, mate, outsider, invited].map(({ id }) => id);
  const joined = new Date(Date.now() - 30 * DAY);
  await server.db.updateTable('member').set({ created_at: joined }).where('id', 'in', ids).execute();
  return { writer, mate, outsider, invited, operator };
}

/** Two members whose reports come before that of a race. */
export async function createReporters(db: Kysely<Tables>): Promise<number[]> {
  const row = { created_at: new Date(Date.now() - 30 * DAY) };
  return [await insertMember(db, row), await insertMember(db, row)];
}

/**
 * Creates the world of the permission matrix with its posts in one row, so that acts on a post, its team, its
 * application, its invitation and its comment meet. One transaction, because thousands of worlds are created.
 */
export function createRaceWorld({ db }: TestServer, actors: RaceActors, state?: RaceState): Promise<World> {
  return inTransaction(db, async (trx) => {
    const world = await createWorld(trx, actors);
    const post = world.team;
    await enter(trx, world, state);
    await openRecord(trx, actors.writer);
    // Those of earlier races would exceed the limits of a member.
    await trx.deleteFrom('project_application').where('member_id', '=', actors.operator.id).execute();
    const comment = { writer_id: actors.writer.id, content: '댓글이에요.', project_id: post };
    const { id: projectComment } = await trx
      .insertInto('project_comment')
      .values(comment)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: invitation } = await trx
      .insertInto('project_invitation')
      .values({ project_id: post, member_id: actors.invited.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...world, project: post, full: post, projectComment, invitation };
  });
}

const STATES = {
  done: { status: 'DONE', closed: true, closed_reason: 'WRITER' },
  full: { personnel: 1, closed: true, closed_reason: 'FULL' },
} as const;

/** Of a post; or of an archive whose writer has evaluated the others, who have been asked long ago. */
export type RaceState = keyof typeof STATES | 'waiting';

async function enter(trx: Trx, { team, pending }: World, state?: RaceState): Promise<void> {
  if (state === undefined) return;
  if (state !== 'waiting') {
    await trx.updateTable('project').set(STATES[state]).where('id', '=', team).execute();
    return;
  }
  const long = new Date(Date.now() - 20 * DAY);
  await trx.updateTable('archive').set({ created_at: long }).where('id', '=', pending).execute();
  const members = trx.updateTable('archive_member').where('archive_id', '=', pending);
  await members.set({ asked_at: long }).execute();
  await members.where('position', '=', 0).set({ evaluated_at: long }).execute();
}

/** Twelve letters. */
const newCode = () => Array.from({ length: 12 }, () => 'abcdefghjkmnpqrs'.charAt(randomInt(16))).join('');

/** The record of the permission matrix has a fixed code, which only one member can have. */
async function openRecord(trx: Trx, { id }: TestMember): Promise<void> {
  await trx
    .insertInto('member_record')
    .values({ member_id: id, code: newCode(), enabled: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Reports a target as often as it takes that the next report hides it. */
export async function reportBefore(race: Race, target: RaceTarget, reporters: readonly number[]): Promise<void> {
  const { type, id } = target;
  const reportedId = race.actors.writer.id;
  const postId = type.startsWith('ARCHIVE') ? race.world.published : race.world.project;
  await race.server.db
    .insertInto('report')
    .values(
      reporters.map((reporterId) => ({
        reporter_id: reporterId,
        reported_id: reportedId,
        target: type,
        target_id: id(race),
        post_id: type === 'PROFILE' ? null : postId,
        reported_text: '',
        type: 'SPAM' as const,
        content: '광고예요.',
        closed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
