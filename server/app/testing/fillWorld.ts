import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { type Actors, type World } from './ownership';

/** Inserts comments with replies, and an accepted member; the world has an evaluation about the writer. */
export async function fillWorld(db: Kysely<Tables>, world: World, { writer, outsider }: Actors): Promise<void> {
  const reply = { content: '답글이에요.', writer_id: outsider.id };
  const ofProject = { ...reply, project_id: world.project, parent_id: world.projectComment };
  const ofArchive = { ...reply, archive_id: world.published, parent_id: world.archiveComment };
  const accepted = { project_id: world.project, member_id: outsider.id, role: 'FRONT_END' } as const;
  await db.insertInto('project_comment').values(ofProject).execute();
  await db.insertInto('archive_comment').values(ofArchive).execute();
  await db.insertInto('project_member').values(accepted).execute();
  await db.insertInto('project_bookmark').values({ project_id: world.project, member_id: writer.id }).execute();
}
