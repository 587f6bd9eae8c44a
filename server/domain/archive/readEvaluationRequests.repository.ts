import { type EvaluationRequest } from '@contract/alarm';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { isExpired, isOpen } from '../access';

/** The latest pending requests of archives to a member. @param limit undefined for all */
export async function readEvaluationRequests(
  db: Kysely<Tables>,
  memberId: number,
  { at, limit }: { at: Date; limit?: number },
): Promise<EvaluationRequest[]> {
  const rows = await evaluationRequests(db, memberId, at)
    .$if(limit !== undefined, (query) => query.limit(Number(limit)))
    .execute();
  return rows.map(toEvaluationRequest);
}

/**
 * The pending requests: ASKED to consent (of a pending archive, or of a published one for 90 days), CONFIRMED to
 * evaluate the team (of a pending archive, or of a published one after a late consent, D92b), of any age (D57, D90).
 */
const pendingRequests = (db: Kysely<Tables>, memberId: number, at: Date) =>
  db
    .selectFrom('archive_member')
    .innerJoin('archive', 'archive.id', 'archive_id')
    .where('archive_member.member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('consent', '=', 'ASKED').and(isOpen(at)),
        eb('consent', '=', 'CONFIRMED').and('evaluated_at', 'is', null).and(isToEvaluate),
      ]),
    );

/** Their number. */
export const requestCount = (db: Kysely<Tables>, memberId: number, at: Date) =>
  pendingRequests(db, memberId, at).select(({ fn }) => fn.countAll<number>().as('total'));

/** The query of them: consents come first, then the latest request. */
export function evaluationRequests(db: Kysely<Tables>, memberId: number, at: Date) {
  return pendingRequests(db, memberId, at)
    .innerJoin('member as writer', 'writer.id', 'archive.writer_id')
    .select(['archive.id', 'title', 'consent', 'writer.nickname', 'published_at'])
    .select(lastAsked.as('last_asked'))
    .orderBy(sql`consent = 'ASKED'`, 'desc')
    .orderBy('last_asked', 'desc')
    .orderBy('archive.id', 'desc');
}

interface RequestRow {
  id: number;
  title: string;
  consent: string;
  nickname: string | null;
  /** A string if the row was JSON. */
  published_at: Date | string | null;
  last_asked: Date | string;
}

/** Converts a row of the query. */
export function toEvaluationRequest({ id, title, consent, nickname, ...row }: RequestRow): EvaluationRequest {
  return {
    archiveId: id,
    archiveTitle: title,
    createDate: new Date(row.last_asked).toISOString(),
    consent: consent as EvaluationRequest['consent'],
    writer: nickname,
    published: row.published_at !== null,
  };
}

/** The time of publication, else of the last reminder, else of the registration. */
const lastAsked = sql<Date>`coalesce(published_at, reminded_at, archive.created_at)`;

/**
 * The publication ends the requests of those who consented before it; a late consent starts one (D92b). A member whose
 * teammates have all declined or withdrawn has nobody to evaluate.
 */
const isToEvaluate = sql<boolean>`((published_at is null or answered_at > published_at) and exists (
  select from archive_member as teammate join member on member.id = teammate.member_id
    where teammate.archive_id = archive.id and teammate.member_id <> archive_member.member_id
      and (teammate.consent = 'CONFIRMED' or published_at is null and teammate.consent = 'ASKED')
      and member.nickname is not null
))`;

/** Whether the time to consent has passed: housekeeping deletes the request within minutes of that moment. */
export async function isQuestionOver(
  db: Kysely<Tables>,
  question: { archiveId: number; memberId: number },
  at: Date,
): Promise<boolean> {
  const over = await db
    .selectFrom('archive_member')
    .innerJoin('archive', 'archive.id', 'archive_id')
    .select('member_id')
    .where('archive_id', '=', question.archiveId)
    .where('member_id', '=', question.memberId)
    .where(isExpired(at))
    .executeTakeFirst();
  return over !== undefined;
}

/**
 * Deletes the names of members who have not consented within 90 days of the publication, with their evaluations
 * (D92b). @returns how many
 */
export async function deleteExpiredQuestions(db: Kysely<Tables>, at: Date): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with expired as (
      delete from archive_member using archive
        where archive.id = archive_id and ${isExpired(at)}
        returning archive_id, member_id
    ), evaluations as (
      delete from evaluation using expired
        where evaluation.archive_id = expired.archive_id and evaluated_id = member_id
    )
    select count(*) as deleted from expired
  `.execute(db);
  return rows[0]?.deleted ?? 0;
}
