import { type ProjectListQuery, type ProjectSort } from '@contract/project';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { type PostList } from '../../lib/lists/boundedList';
import { isShownProject } from '../../lib/hidden/hidden';

const ORDERS = {
  latest: sql`project.id desc`,
  popular: sql`project.bookmark_count desc, project.view_count desc, project.id desc`,
} as const satisfies Record<ProjectSort, RawBuilder<unknown>>;

/** The facet of posts that still recruit (migration 0027). */
const OPEN = 'OPEN';

/** The conditions of a query: all chosen groups must match; inside roles, skills and times one choice is enough (D32). */
export function toPostList(query: ProjectListQuery): PostList {
  return {
    kind: 'project',
    conditions: [isShownProject, ...facetConditions(query)],
    keyword: query.title,
    order: ORDERS[query.sort],
  };
}

function facetConditions(query: ProjectListQuery): RawBuilder<SqlBool>[] {
  const { category, periodKey, meetingOption, step, weeklyHours, open, roles, skills, times } = query;
  const all = [category, periodKey, meetingOption, step, weeklyHours, open === 'true' && OPEN].filter(Boolean);
  return [
    ...(all.length > 0 ? [sql<SqlBool>`facets @> ${all}::text[]`] : []),
    ...[roles, skills, times]
      .filter((anyOf) => anyOf.length > 0)
      .map((anyOf) => sql<SqlBool>`facets && ${anyOf}::text[]`),
  ];
}
