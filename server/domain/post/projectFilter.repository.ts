import { type ProjectListQuery, type ProjectSort } from '@contract/project';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { type PostList } from './lists/boundedList.repository';

const ORDERS = {
  latest: sql`project.id desc`,
  popular: sql`project.bookmark_count desc, project.view_count desc, project.id desc`,
} as const satisfies Record<ProjectSort, RawBuilder<unknown>>;

/** The facet of open posts (column `facets`). */
const OPEN = 'OPEN';

/**
 * The conditions of a query: all chosen groups must match; within roles, skills and times one match is enough (D32).
 */
export function toPostList(query: ProjectListQuery): PostList {
  return {
    kind: 'project',
    conditions: facetConditions(query),
    keyword: query.title,
    order: ORDERS[query.sort],
  };
}

/** Every other parameter is a facet: one code that must match, or several codes of which one must match. */
function facetConditions({
  title: _t,
  sort: _s,
  page: _p,
  size: _n,
  ...query
}: ProjectListQuery): RawBuilder<SqlBool>[] {
  const { open, ...chosen } = query;
  const facets: readonly (string | string[] | undefined)[] = Object.values(chosen);
  const single = [...facets.filter((one) => typeof one === 'string'), open === 'true' && OPEN].filter(Boolean);
  const groups = facets.filter((one) => Array.isArray(one)).filter((anyOf) => anyOf.length > 0);
  return [
    ...(single.length > 0 ? [sql<SqlBool>`facets @> ${single}::text[]`] : []),
    ...groups.map((anyOf) => sql<SqlBool>`facets && ${anyOf}::text[]`),
  ];
}
