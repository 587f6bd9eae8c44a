import { type ProjectListQuery } from '@contract/project';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { type Tables } from '../../db/tables';
import { titleConditions, type TitleSearch } from '../../db/titleSearch';

/** What a list narrows by: its query without order and page. */
export type ProjectFilter = Omit<ProjectListQuery, 'sort' | 'page' | 'size'>;

type Condition = Expression<SqlBool>;

const eb = expressionBuilder<Tables, 'project'>();

/** The filter of a list's query. */
export function toFilter({ sort: _sort, page: _page, size: _size, ...filter }: ProjectListQuery): ProjectFilter {
  return filter;
}

/** Whether the list is narrowed at all. */
export function isNarrow(filter: ProjectFilter): boolean {
  return conditionsOf(filter, 'look').length > 0;
}

/** Every chosen group at once; inside roles and skills one of the chosen is enough (D32). */
export function matches(filter: ProjectFilter, title: TitleSearch): Condition {
  return eb.and(conditionsOf(filter, title));
}

function conditionsOf(filter: ProjectFilter, title: TitleSearch): Condition[] {
  const { category, periodKey, meetingOption, step, open, roles, skills } = filter;
  return [
    category && eb('project.category', '=', category),
    periodKey && eb('project.period', '=', periodKey),
    meetingOption && eb('project.meeting_option', '=', meetingOption),
    step && eb('project.step', '=', step),
    open === 'true' && eb('project.closed', '=', sql.lit(false)),
    roles.length > 0 && overlaps(eb.ref('project.roles'), roles),
    skills.length > 0 && overlaps(eb.ref('project.skills'), skills),
    ...titleConditions('project', filter.title, title),
  ].filter((condition) => typeof condition === 'object');
}

function overlaps(column: Expression<string[]>, codes: readonly string[]): Condition {
  return sql<SqlBool>`${column} && ${codes}::text[]`;
}
