import { LIMITS } from '@contract/limits';
import { type RecordPayload } from '@contract/record';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { confirmedFacts, isProvedTo, requireConfirmedEmail } from '../access';
import { countedMembers, evaluatedMembers, togetherSpan } from '../archive';
import { receivedBy } from '../evaluation';
import { isOnRecord } from './facts.repository';
import { newRecordCode } from './newRecordCode';

export type RecordRepository = ReturnType<typeof createRecordRepository>;
type Rows<Query extends keyof RecordRepository> = Awaited<ReturnType<RecordRepository[Query]>>;

export type SettingsRow = NonNullable<Rows<'find'>>;
export type ArchiveChoiceRow = Rows<'archivesOf'>[number];

/** The settings of a member's record, and the archives and one-liners it may contain. */
export function createRecordRepository(db: Kysely<Tables>) {
  const find = (memberId: number) =>
    db.selectFrom('member_record').selectAll().where('member_id', '=', memberId).executeTakeFirst();

  return {
    find,
    archivesOf: (memberId: number) => archivesOf(db, memberId),
    linesOf: (memberId: number) => linesOf(db, memberId),

    /**
     * Replaces settings and choices as a whole: the later of two concurrent saves wins.
     * @returns false, with nothing changed, when a choice does not belong to the member
     * @throws ApiError 403 to a member without a confirmed e-mail who switches the record on (D150b)
     */
    save(memberId: number, payload: RecordPayload): Promise<boolean> {
      return inTransaction(db, async (trx) => {
        const wasEnabled = await isEnabled(trx, memberId);
        await upsert(trx, memberId, payload);
        const { offered, offeredLines, evaluations } = await checkChoices(trx, memberId, payload);
        if (payload.enabled && !wasEnabled) await requireConfirmedEmail(trx, memberId);
        await replaceArchives(trx, memberId, offered, payload.hiddenArchives);
        await replaceLines(trx, memberId, offeredLines, evaluations);
        return true;
      }).catch(rolledBack);
    },

    /** Replaces the code. @returns false while the record is off */
    async renewCode(memberId: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('member_record')
        .set({ code: newRecordCode() })
        .where('member_id', '=', memberId)
        .where('enabled', '=', true)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

type Db = Kysely<Tables>;

async function isEnabled(trx: Trx, memberId: number): Promise<boolean> {
  const settings = trx.selectFrom('member_record').select('enabled').where('member_id', '=', memberId);
  return (await settings.executeTakeFirst())?.enabled ?? false;
}

/** Thrown inside the transaction to roll it back. */
class ForeignChoice extends Error {}

/** The chosen row was deleted concurrently. */
const CHOICE_GONE = ['member_record_archive_archive_id_fkey', 'member_record_line_own'];

function rolledBack(error: unknown): false {
  const { constraint = '' } = error as { constraint?: string };
  if (error instanceof ForeignChoice || CHOICE_GONE.includes(constraint)) return false;
  throw error;
}

/**
 * Inserts or updates the settings; the row stays locked until the transaction ends. A code is created when the record
 * is switched on for the first time.
 */
async function upsert(trx: Trx, memberId: number, { enabled, indexable, showName }: RecordPayload): Promise<void> {
  const code = enabled ? newRecordCode() : null;
  const settings = { enabled, indexable, show_name: showName };
  await trx
    .insertInto('member_record')
    .values({ member_id: memberId, code, ...settings })
    .onConflict((on) =>
      on.column('member_id').doUpdateSet({ ...settings, code: sql`coalesce(member_record.code, excluded.code)` }),
    )
    .execute();
}

/**
 * The ids of the archives and one-liners that the member can choose from, and of the picked one-liners in order.
 * @throws ForeignChoice unless all choices belong to the member
 */
async function checkChoices(trx: Trx, memberId: number, payload: RecordPayload) {
  const [archives, lines] = [await archivesOf(trx, memberId), await linesOf(trx, memberId)];
  const offered = archives.map(({ id }) => id);
  const evaluationIds = new Map(
    lines.filter((line) => !line.is_from_one).map(({ handle, evaluation_id: id }) => [handle, id]),
  );
  const picked = payload.lines.map((handle) => evaluationIds.get(handle));
  const areOwn = payload.hiddenArchives.every((id) => offered.includes(id)) && !picked.includes(undefined);
  if (!areOwn) throw new ForeignChoice();
  return { offered, offeredLines: [...evaluationIds.values()], evaluations: picked.flatMap((id) => id ?? []) };
}

/** An archive that operators have hidden is not offered; it stays left out of the record when they restore it (D121). */
async function replaceArchives(trx: Trx, memberId: number, offered: readonly number[], hidden: readonly number[]) {
  await trx
    .deleteFrom('member_record_archive')
    .where('member_id', '=', memberId)
    .where('archive_id', '=', sql<number>`any(${offered}::bigint[])`)
    .execute();
  const rows = hidden.map((archive_id) => ({ member_id: memberId, archive_id }));
  if (rows.length > 0) await trx.insertInto('member_record_archive').values(rows).execute();
}

/**
 * Picked one-liners of an archive that operators have hidden are not offered and stay picked: behind the chosen ones, up
 * to the limit. One that the member has hidden is no longer picked.
 */
async function replaceLines(trx: Trx, memberId: number, offered: readonly number[], evaluations: readonly number[]) {
  const former = await trx
    .deleteFrom('member_record_line')
    .where('member_id', '=', memberId)
    .returning((eb) => [
      'evaluation_id',
      'position',
      eb
        .selectFrom('evaluation')
        .select(sql<boolean>`owner_hidden_at is not null`.as('hidden'))
        .whereRef('id', '=', 'evaluation_id')
        .as('hidden'),
    ])
    .execute();
  const notOffered = former
    .filter(({ evaluation_id, hidden }) => !offered.includes(evaluation_id) && !hidden)
    .sort((left, right) => left.position - right.position);
  const stored = [...evaluations, ...notOffered.map((row) => row.evaluation_id)].slice(0, LIMITS.recordLines);
  const rows = stored.map((evaluation_id, position) => ({ member_id: memberId, position, evaluation_id }));
  if (rows.length > 0) await trx.insertInto('member_record_line').values(rows).execute();
}

/** Published archives in which the member is confirmed. */
function archivesOf(db: Db, memberId: number) {
  return db
    .selectFrom('archive_member')
    .innerJoin('archive', 'archive.id', 'archive_id')
    .select(['archive.id', 'start_date', 'end_date', 'thumbnail', isOnRecord(memberId).as('shown')])
    .select(confirmedFacts)
    .select([countedMembers(), evaluatedMembers(), togetherSpan(memberId).as('together')])
    .where('member_id', '=', memberId)
    .where('consent', '=', 'CONFIRMED')
    .where(isProvedTo(memberId))
    .execute();
}

/** Received one-liners that are not hidden, picked ones with their position. */
const linesOf = (db: Db, memberId: number) => receivedBy(db, memberId).where('owner_hidden_at', 'is', null).execute();
