import { type ArchiveFilter, type NamedConsent } from '@contract/archive';
import { LIMITS } from '@contract/limits';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { titleConditions } from '../../db/titleSearch';
import { isShownTo, type Blocker } from '../access';
import { countedMembers, evaluatedMembers } from './teamCounts.repository';
import { countPosts, findPosts, inOrderOf, type PostList, type Slice, createFullLists } from '../post';

export type ArchiveListRepository = ReturnType<typeof createArchiveListRepository>;
export type ArchiveListRow = Awaited<ReturnType<ArchiveListRepository['readPublished']>>[number];

export function createArchiveListRepository(db: Kysely<Tables>) {
  const countUnlessFull = createFullLists();

  /** The cards of these archives, in the order of the ids. */
  async function readCards(ids: readonly number[]) {
    const rows = await db
      .selectFrom('archive')
      .innerJoin('member', 'member.id', 'archive.writer_id')
      .select(['archive.id', 'title', 'thumbnail', 'archive.created_at', 'archive.published_at', 'comment_count'])
      .select(['bookmark_count', 'view_count', 'nickname', countedMembers(), evaluatedMembers()])
      .where('archive.id', '=', sql<number>`any(${ids}::bigint[])`)
      .execute();
    return inOrderOf(ids, rows);
  }

  return {
    /**
     * Number of published archives that match, up to the limit of the list; a list that reaches the limit is counted
     * once a minute.
     */
    countPublished(filter: ArchiveFilter, blocker?: Blocker): Promise<number> {
      const count = () => countPosts(db, publishedList(filter, blocker));
      return blocker ? count() : countUnlessFull(JSON.stringify(filter), count);
    },

    /** Published archives, newest first. */
    readPublished: async (filter: ArchiveFilter, slice: Slice, blocker?: Blocker) =>
      readCards(await findPosts(db, publishedList(filter, blocker), slice)),

    /** The ids of the pending archives that name a member, newest first; hidden ones are in no list (D133). */
    async findPending({ keyword }: ArchiveFilter, memberId: number): Promise<number[]> {
      const rows = await db
        .selectFrom('archive_member')
        .innerJoin('archive', 'archive.id', 'archive_member.archive_id')
        .select('archive.id')
        .where('archive_member.member_id', '=', memberId)
        .where('archive_member.consent', '<>', 'DECLINED')
        .where('archive.published_at', 'is', null)
        .where('archive.hidden_at', 'is', null)
        .where((eb) => eb.and(titleConditions('archive', keyword)))
        .orderBy('archive.id', 'desc')
        .limit(LIMITS.listReach)
        .execute();
      return rows.map(({ id }) => id);
    },

    readCards,

    /** The archives that name a member, with the member's consent. */
    async readTeams(memberId: number) {
      const rows = await db
        .selectFrom('archive_member')
        .innerJoin('archive', 'archive.id', 'archive_id')
        .select(['archive_id', 'consent', 'published_at', 'archive.hidden_at'])
        .where('member_id', '=', memberId)
        .where('consent', '<>', 'DECLINED')
        .execute();
      return {
        hasPending: rows.some((row) => row.published_at === null && row.hidden_at === null),
        consents: new Map(rows.map(({ archive_id: id, consent }) => [id, consent as NamedConsent])),
      };
    },
  };
}

const publishedList = ({ keyword }: ArchiveFilter, blocker?: Blocker): PostList => ({
  kind: 'archive',
  conditions: blocker ? [isShownTo('archive', blocker)] : [],
  keyword,
  order: sql`archive.published_at desc, archive.id desc`,
});
