import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { type Delivery } from '../../../lib/delivery/deliveries';
import { postsFor, type PostRow } from '../notifications/advertising.repository';

/** A search with the posts that its member is told of. */
export interface ToldSearch {
  query: string;
  /** The line in the bell, which the link reads. */
  notice: number;
  count: number;
  posts: PostRow[];
}

/** The searches of a mail or push that are on, with their posts; a post that several have found is listed once. */
export async function findTold(
  db: Kysely<Tables>,
  { items, channel }: Delivery,
  memberId: number,
): Promise<ToldSearch[]> {
  const found = items.map((item) => item.split(':').slice(1).map(Number));
  const searches = await db
    .selectFrom('saved_search')
    .innerJoin('notice', 'notice.saved_search_id', 'saved_search.id')
    .select(['saved_search.id', 'query', 'notice.id as notice'])
    .where('saved_search.member_id', '=', memberId)
    .$if(channel === 'MAIL', (searches) => searches.where('saved_search.mail', '<>', 'OFF'))
    .$if(channel === 'PUSH', (searches) => searches.where('saved_search.push', '=', true))
    .where('read_at', 'is', null)
    .where('saved_search.id', '=', sql<number>`any(${found.map(([search]) => search)}::bigint[])`)
    .orderBy('saved_search.id')
    .execute();
  const posts = await postsFor(db, memberId)
    .where('project.id', '=', sql<number>`any(${found.map(([, post]) => post)}::bigint[])`)
    .execute();
  const listed = new Set<number>();
  return searches.flatMap(({ id: search, ...rest }) => {
    const ids = found.flatMap(([of, post]) => (of === search && post !== undefined && !listed.has(post) ? [post] : []));
    const own = posts.filter(({ id }) => ids.includes(id));
    own.forEach(({ id }) => listed.add(id));
    return own.length > 0 ? [{ ...rest, count: own.length, posts: own }] : [];
  });
}
