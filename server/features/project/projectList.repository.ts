import { type ProjectListQuery } from '@contract/project';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { countPosts, findPosts, inOrderOf } from '../../lib/lists/boundedList';
import { toPostList } from './projectFilter';

export type ProjectListRepository = ReturnType<typeof createProjectListRepository>;
export type ProjectListRow = Awaited<ReturnType<ProjectListRepository['read']>>[number];

export function createProjectListRepository(db: Kysely<Tables>) {
  return {
    /** How many posts a query finds, up to where a list can be reached. */
    count: (query: ProjectListQuery): Promise<number> => countPosts(db, toPostList(query)),

    /** The posts of a page, as visitors see them. */
    async read(query: ProjectListQuery) {
      const ids = await findPosts(db, toPostList(query), { offset: query.page * query.size, size: query.size });
      const rows = await db
        .selectFrom('project')
        .innerJoin('member', 'member.id', 'project.writer_id')
        .select(['project.id', 'title', 'category', 'period', 'personnel', 'roles', 'project.skills', 'meeting_option'])
        .select(['step', 'closed', 'project.created_at', 'comment_count', 'bookmark_count', 'view_count', 'nickname'])
        .where('project.id', '=', sql<number>`any(${ids}::bigint[])`)
        .execute();
      return inOrderOf(ids, rows);
    },
  };
}
