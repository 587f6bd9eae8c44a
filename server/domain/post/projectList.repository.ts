import { LIMITS } from '@contract/limits';
import { type ProjectListQuery } from '@contract/project';
import { sql, type Kysely } from 'kysely';
import { builtQuery } from '../../db/builtQuery';
import { PLAN_FOR_VALUES } from '../../db/preparedStatements';
import { type Tables } from '../../db/tables';
import { isShownTo, type Blocker, isShownProject } from '../access';
import { countPosts, findPosts, inOrderOf, type PostList } from './lists/boundedList.repository';
import { createFullLists } from './lists/fullLists';
import { seatsOf } from './project.repository';
import { CARD_COLUMNS } from './projectFields';
import { toPostList } from './projectFilter.repository';

export type ProjectListRepository = ReturnType<typeof createProjectListRepository>;
export type ProjectListRow = Awaited<ReturnType<ProjectListRepository['read']>>[number];

export function createProjectListRepository(db: Kysely<Tables>) {
  const countUnlessFull = createFullLists();

  return {
    /**
     * Number of posts that match a query, up to the limit of the list; a list that reaches the limit is counted once a
     * minute.
     */
    count(query: ProjectListQuery, blocker?: Blocker): Promise<number> {
      const count = () => countPosts(db, listFor(query, blocker));
      const { page: _page, size: _size, sort: _sort, ...filter } = query;
      return blocker ? count() : countUnlessFull(JSON.stringify(filter), count);
    },

    /** The posts of a page, for visitors or for a member who has blocked others. */
    async read(query: ProjectListQuery, blocker?: Blocker) {
      return readCards(
        db,
        await findPosts(db, listFor(query, blocker), { offset: query.page * query.size, size: query.size }),
      );
    },

    /**
     * Other open posts that share a role and a skill with a post, newest first; undefined when there is no such post.
     */
    async readSimilar(id: number, blocker?: Blocker) {
      const post = await db
        .selectFrom('project')
        .select(['roles', 'skills'])
        .where('id', '=', id)
        .where(isShownProject)
        .executeTakeFirst();
      if (!post) return undefined;
      const { rows } = await sql<{ id: number }>`
        ${PLAN_FOR_VALUES} select id from project
          where facets @> array['OPEN'] and facets && ${post.roles}::text[] and facets && ${post.skills}::text[]
            and id <> ${id} and ${isShownProject} and ${blocker ? isShownTo('project', blocker) : sql`true`}
          order by id desc limit ${sql.lit(LIMITS.similarPosts)}
      `.execute(db);
      return readCards(
        db,
        rows.map((row) => row.id),
      );
    },
  };
}

/** The posts of a query, without those of members the caller has blocked. */
function listFor(query: ProjectListQuery, blocker?: Blocker): PostList {
  const list = toPostList(query);
  return blocker ? { ...list, conditions: [...list.conditions, isShownTo('project', blocker)] } : list;
}

/** The cards of these posts, in the order of the ids. */
async function readCards(db: Kysely<Tables>, ids: readonly number[]) {
  return inOrderOf(ids, await cards(db, { ids }));
}

const cards = builtQuery((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('project')
    .innerJoin('member', 'member.id', 'project.writer_id')
    .select([...CARD_COLUMNS, 'comment_count', 'nickname', seatsOf().as('seats')])
    .where('project.id', '=', sql<number>`any(${ids}::bigint[])`),
);
