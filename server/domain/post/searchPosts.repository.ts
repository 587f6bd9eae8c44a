import { listQuery, PROJECT_LIST, projectListRules } from '@contract/project';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { findAmong } from './lists/boundedList.repository';
import { toPostList } from './projectFilter.repository';

/** Those of these posts that the list of a saved search shows to visitors (D176). */
export function findSearched(db: Kysely<Tables>, query: string, ids: readonly number[]): Promise<number[]> {
  const params = PROJECT_LIST.read(new URLSearchParams(query));
  return findAmong(db, toPostList(projectListRules.cast(listQuery(params))), ids);
}
