import { type Facts } from '@contract/record';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { confirmedFacts, isProvedTo, isNotSuspended, schoolMailMark } from '../access';
import { contributionsOf, countedMembers, evaluatedMembers, memberChecks, togetherSpan } from '../archive';
import { receivedBy, type ReceivedRow } from '../evaluation';
import { isOnRecord, readFacts } from './facts.repository';

type Db = Kysely<Tables>;
type Rows<Query extends (db: Db, key: never) => Promise<unknown>> = Awaited<ReturnType<Query>>;

export type OwnerRow = NonNullable<Rows<typeof findOwner>>;
export type RecordProjectRow = Rows<typeof readProjects>[number];

/** A stored record: the data of its page, PDF and share picture. */
export interface StoredRecord {
  owner: OwnerRow;
  facts: Facts;
  projects: RecordProjectRow[];
  /** All evaluations that the owner may read. */
  received: ReceivedRow[];
}

/**
 * Reads the record of a code. It is not cached, since its owner can switch it off at once.
 * @param code normalised by `readRecordCode`
 */
export async function readPublicRecord(db: Db, code: string): Promise<StoredRecord | undefined> {
  return readRecordOf(db, await findOwner(db, code));
}

/** Reads the record of a member as its page would show it, switched on or off (D160). */
export async function readOwnRecord(db: Db, memberId: number): Promise<StoredRecord | undefined> {
  const owner = ownersOf(db).where('member.id', '=', memberId).where('withdrawn_at', 'is', null);
  return readRecordOf(db, await owner.executeTakeFirst());
}

async function readRecordOf(db: Db, owner: OwnerRow | undefined): Promise<StoredRecord | undefined> {
  if (!owner) return undefined;
  const [facts, projects, received] = await Promise.all([
    readFacts(db, owner.id, 'chosen'),
    readProjects(db, owner.id),
    receivedBy(db, owner.id).execute(),
  ]);
  return { owner, facts, projects, received };
}

/** The owner of a record that is switched on; undefined for a withdrawn or suspended member. */
function findOwner(db: Db, code: string) {
  return ownersOf(db)
    .where('code', '=', code)
    .where('enabled', '=', true)
    .where('withdrawn_at', 'is', null)
    .where(isNotSuspended)
    .executeTakeFirst();
}

/** Members with the settings of their record, which have defaults until the first save. */
const ownersOf = (db: Db) =>
  db
    .selectFrom('member')
    .leftJoin('member_record', 'member_record.member_id', 'member.id')
    .select(['member.id', 'nickname', 'introduction', 'desired_roles', 'skills', 'code'])
    .select((eb) => eb.fn.coalesce('indexable', sql<boolean>`false`).as('indexable'))
    .select([sql<string | null>`case when show_name then name end`.as('name'), schoolMailMark.as('school_mail')]);

/** The chosen archives. */
function readProjects(db: Db, memberId: number) {
  return db
    .selectFrom('archive_member as own')
    .innerJoin('archive', 'archive.id', 'own.archive_id')
    .select(['archive.id', 'start_date', 'end_date', 'own.roles', 'thumbnail', 'deleted_at'])
    .select(confirmedFacts)
    .select(contributionsOf(memberId).as('contributions'))
    .select([
      countedMembers(),
      evaluatedMembers(),
      togetherSpan(memberId).as('together'),
      memberChecks(memberId).as('checks'),
    ])
    .where('own.member_id', '=', memberId)
    .where('own.consent', '=', 'CONFIRMED')
    .where(isProvedTo(memberId))
    .where(isOnRecord(memberId))
    .execute();
}
