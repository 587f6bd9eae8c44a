import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { isShownProject, isVisibleTo } from '../../domain/access';
import { countedMembers, evaluatedMembers } from '../../domain/archive';

/** A public recruitment post, as its share picture shows it. */
export const findSharedProject = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('project')
    .innerJoin('member', 'member.id', 'writer_id')
    .select(['title', 'closed', 'nickname', 'profile_image', 'roles', 'writer_id', 'withdrawn_at'])
    .where('project.id', '=', id)
    .where(isShownProject)
    .executeTakeFirst();

/** A public archive, as its share picture shows it. */
export const findSharedArchive = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('archive')
    .innerJoin('member', 'member.id', 'writer_id')
    .select(['title', 'thumbnail', 'writer_id', 'withdrawn_at', countedMembers(), evaluatedMembers()])
    .where('archive.id', '=', id)
    .where(isVisibleTo(undefined))
    .executeTakeFirst();
