import { searchName, type SearchMail } from '@contract/savedSearch';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { addFound, type Found } from '../../notice';
import { findSearched } from '../../post';
import { requestFound } from './requestFound.repository';

/** Posts of one run. */
const BATCH = 500;

/** A saved search with its new posts. */
export interface FoundSearch extends Found {
  mail: SearchMail;
  push: boolean;
}

/**
 * Asks every saved search about the posts that were listed since the last time, and tells their members (D176). Each
 * distinct query is asked once. Two processes take different posts.
 * @returns the number of posts that were asked about
 */
export function findNewPosts(db: Kysely<Tables>, at: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const posts = await takeListed(trx);
    const open = posts.filter(({ closed }) => !closed).map(({ id }) => id);
    if (open.length > 0) await tell(trx, await matchesOf(trx, open), at);
    return posts.length;
  });
}

/** Takes new posts; hidden ones wait until they are restored. */
async function takeListed(trx: Trx) {
  const { rows } = await sql<{ id: number; closed: boolean }>`
    with taken as (
      select project_id, closed from listed_project join project on project.id = project_id
        where closed or hidden_at is null
        order by project_id limit ${sql.lit(BATCH)} for update of listed_project skip locked
    )
    delete from listed_project using taken where listed_project.project_id = taken.project_id
      returning listed_project.project_id as id, closed
  `.execute(trx);
  return rows;
}

interface Match {
  query: string;
  posts: number[];
}

/** The queries that show some of these posts. */
async function matchesOf(trx: Trx, posts: readonly number[]): Promise<Match[]> {
  const queries = await trx.selectFrom('saved_search').select('query').distinct().execute();
  const matches: Match[] = [];
  for (const { query } of queries) {
    if (searchName(query) === null) continue;
    const found = await findSearched(trx, query, posts);
    if (found.length > 0) matches.push({ query, posts: found });
  }
  return matches;
}

async function tell(trx: Trx, matches: readonly Match[], at: Date): Promise<void> {
  const found = await lockSearches(trx, await findTold(trx, matches, at));
  const continued = await addFound(trx, found, at);
  await requestFound(trx, { found, continued, at });
}

/**
 * The searches of these queries with the posts that their members are told of: not of own posts, nor where one blocks the
 * other, nor suspended members.
 */
async function findTold(trx: Trx, matches: readonly Match[], at: Date): Promise<FoundSearch[]> {
  if (matches.length === 0) return [];
  const { rows } = await sql<FoundSearch>`
    select saved_search.id as "searchId", saved_search.member_id as "memberId", mail, push,
        array_agg(project.id order by project.id desc)::float8[] as posts
      from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as match (query text, posts jsonb)
      join saved_search on saved_search.query = match.query
      join member on member.id = saved_search.member_id
      join project on project.id in (select value::bigint from jsonb_array_elements_text(match.posts) as one (value))
      where withdrawn_at is null and (suspended_until is null or suspended_until <= ${at})
        and writer_id <> member.id
        and not exists (
          select from block where (blocker_id = writer_id and blocked_id = member.id)
            or (blocker_id = member.id and blocked_id = writer_id)
        )
      group by saved_search.id
  `.execute(trx);
  return rows;
}

/** Locks members and then their searches, as changes of both do; withdrawn members and deleted searches are left out. */
async function lockSearches(trx: Trx, found: readonly FoundSearch[]): Promise<FoundSearch[]> {
  await trx
    .selectFrom('member')
    .select('id')
    .where('id', '=', sql<number>`any(${found.map(({ memberId }) => memberId)}::bigint[])`)
    .orderBy('id')
    .forShare()
    .execute();
  const left = await trx
    .selectFrom('saved_search')
    .select('id')
    .where('id', '=', sql<number>`any(${found.map(({ searchId }) => searchId)}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = new Set(left.map(({ id }) => id));
  return found.filter(({ searchId }) => ids.has(searchId));
}
