import { KEYWORDS, type Keyword } from '@contract/evaluation';
import { LIMITS } from '@contract/limits';
import { type Facts, type RecordKeyword } from '@contract/record';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { isShownArchive } from '../archives/visibleArchive';
import { isReadableEvaluation } from '../archives/readableEvaluation';
import { countedMembers, evaluatedMembers } from '../archives/teamCounts';
import { isOnRecord, readFacts } from './facts';
import { isNotSuspended } from '../hidden/hidden';

type Db = Kysely<Tables>;
type Rows<Query extends (db: Db, key: never) => Promise<unknown>> = Awaited<ReturnType<Query>>;

export type OwnerRow = NonNullable<Rows<typeof findOwner>>;
export type RecordProjectRow = Rows<typeof readProjects>[number];

/** A stored record: the data of its page, PDF and share picture. */
export interface StoredRecord {
  owner: OwnerRow;
  facts: Facts;
  projects: RecordProjectRow[];
  keywords: RecordKeyword[];
  lines: { all: number; picked: Awaited<ReturnType<typeof readLines>>['picked'] };
}

/**
 * Reads the record of a code. It is not cached, since its owner can switch it off at once.
 * @param code normalised by `readRecordCode`
 */
export async function readPublicRecord(db: Db, code: string): Promise<StoredRecord | undefined> {
  const owner = await findOwner(db, code);
  if (!owner) return undefined;
  const [facts, projects, keywords, lines] = await Promise.all([
    readFacts(db, owner.id, 'chosen'),
    readProjects(db, owner.id),
    readKeywords(db, owner.id),
    readLines(db, owner.id),
  ]);
  return { owner, facts, projects, keywords, lines };
}

/** The owner of a record that is switched on; undefined for a withdrawn or suspended member. */
function findOwner(db: Db, code: string) {
  return db
    .selectFrom('member_record')
    .innerJoin('member', 'member.id', 'member_record.member_id')
    .select(['member.id', 'nickname', 'introduction', 'desired_roles', 'skills', 'code', 'indexable'])
    .select(sql<string | null>`case when show_name then name end`.as('name'))
    .where('code', '=', code)
    .where('enabled', '=', true)
    .where('withdrawn_at', 'is', null)
    .where(isNotSuspended)
    .executeTakeFirst();
}

/** The chosen archives, latest end first. */
function readProjects(db: Db, memberId: number) {
  return db
    .selectFrom('archive_member as own')
    .innerJoin('archive', 'archive.id', 'own.archive_id')
    .select(['archive.id', 'title', 'category', 'start_date', 'end_date', 'own.roles', 'thumbnail', 'link'])
    .select([countedMembers(), evaluatedMembers()])
    .where('own.member_id', '=', memberId)
    .where('own.consent', '=', 'CONFIRMED')
    .where(isShownArchive)
    .where(isOnRecord(memberId))
    .orderBy('end_date', 'desc')
    .orderBy('archive.id', 'desc')
    .execute();
}

/** The most frequent keywords, including those of left-out archives and hidden one-liners (D94). */
async function readKeywords(db: Db, memberId: number): Promise<RecordKeyword[]> {
  const { rows } = await sql<{ content: Keyword; count: number; from: number }>`
    select content, count(*)::int as count, count(distinct evaluator_id)::int as from
      from evaluation, unnest(keywords) as content
      where evaluated_id = ${memberId} and ${isReadableEvaluation}
      group by content
  `.execute(db);
  const order = (keyword: Keyword) => KEYWORDS.indexOf(keyword);
  return rows
    .sort((left, right) => right.count - left.count || order(left.content) - order(right.content))
    .slice(0, LIMITS.recordKeywords);
}

/** The number of one-liners that are not hidden, and the picked ones in order. */
async function readLines(db: Db, memberId: number) {
  const shown = db
    .selectFrom('evaluation')
    .where('evaluated_id', '=', memberId)
    .where('owner_hidden_at', 'is', null)
    .where(isReadableEvaluation);
  const { all } = await shown.select(({ fn }) => fn.countAll<number>().as('all')).executeTakeFirstOrThrow();
  const picked = await shown
    .innerJoin('member_record_line', 'evaluation_id', 'evaluation.id')
    .select(['feedback', 'period'])
    .orderBy('position')
    .execute();
  return { all, picked };
}
