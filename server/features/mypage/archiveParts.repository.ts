import { LIMITS } from '@contract/limits';
import { sql, type Kysely, type NotNull } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Tables } from '../../db/tables';
import { readEvaluationRequests } from '../../lib/archives/readEvaluationRequests';

export type ArchivePartsRepository = ReturnType<typeof createArchivePartsRepository>;
type Rows<Query extends keyof ArchivePartsRepository> = Awaited<ReturnType<ArchivePartsRepository[Query]>>;

export type PortfolioArchiveRow = Rows<'portfolioOf'>['rows'][number];
export type EvaluationRow = Rows<'evaluationsOf'>[number];

interface Slice {
  /** 0-based. */
  page: number;
  /** Pending archives are nobody's business but their team's (D26). */
  withPending: boolean;
}

/** The moment an archive counts from (D50). */
const shownSince = sql<Date>`coalesce(published_at, archive.created_at)`;

/** What a member did in archives, and what teammates said about the member. */
export function createArchivePartsRepository(db: Kysely<Tables>) {
  /** One page of the archives whose team the member is in, pending ones first, then the last published. */
  async function portfolioOf(memberId: number, { page, withPending }: Slice) {
    const own = db
      .selectFrom('archive_member')
      .innerJoin('archive', 'archive.id', 'archive_id')
      .where('member_id', '=', memberId)
      .$if(!withPending, (query) => query.where('published_at', 'is not', null));
    const total = own.select(({ fn }) => fn.countAll<number>().as('total'));
    const rows = own
      .select(['archive.id', 'title', 'start_date', 'end_date', 'thumbnail', 'published_at'])
      .orderBy('published_at', (by) => by.desc().nullsFirst())
      .orderBy('archive.id', 'desc')
      .limit(sql.lit(LIMITS.portfolioPageSize))
      .offset(page * LIMITS.portfolioPageSize);
    return db
      .selectNoFrom([total.as('total'), jsonArrayFrom(rows).as('rows')])
      .$narrowType<{ total: NotNull }>()
      .executeTakeFirstOrThrow();
  }

  /** Archives the member answers for, the newest first. */
  function writtenBy(memberId: number) {
    return db
      .selectFrom('archive')
      .select(['id', 'title', 'comment_count', shownSince.as('created_at')])
      .where('writer_id', '=', memberId)
      .orderBy(shownSince, 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  /** Archives the member keeps, the last kept first. */
  function keptBy(memberId: number) {
    return db
      .selectFrom('archive_bookmark')
      .innerJoin('archive', 'archive.id', 'archive_id')
      .select(['archive.id', 'title', 'comment_count', shownSince.as('created_at')])
      .where('member_id', '=', memberId)
      .where('published_at', 'is not', null)
      .orderBy('archive_bookmark.created_at', 'desc')
      .orderBy('archive.id', 'desc')
      .execute();
  }

  /** What may be read of what teammates said; the archive of some has been deleted since (D54). */
  function evaluationsOf(memberId: number) {
    return db
      .selectFrom('evaluation')
      .leftJoin('archive', 'archive.id', 'archive_id')
      .select(['feedback', 'keywords', 'period'])
      .where('evaluated_id', '=', memberId)
      .where((eb) => eb.or([eb('archive_id', 'is', null), eb('published_at', 'is not', null)]))
      .execute();
  }

  const requestsTo = (memberId: number) => readEvaluationRequests(db, memberId);

  return { portfolioOf, writtenBy, keptBy, evaluationsOf, requestsTo };
}
