import { MEASURES, OPERATOR_MESSAGES as TEXT, type Measure, type UndoOffer } from '@contract/operator';
import { TIMES } from '@contract/limits';
import { sql, type Kysely, type Selectable } from 'kysely';
import { type Tables, type Trx } from '../../../db/tables';
import { notifyAlarms } from '../../notice';
import { type FileCopies } from '../measures/copyFiles';
import { conflict, notFound } from '../../../lib/http/errors';
import { type Expiry } from '../../../lib/jobs/housekeeping';
import { deleteExpired } from '../../../lib/jobs/deleteExpired';
import { putContentBack } from '../measures/hideContent.repository';
import { readCaseNumber, withdrawMeasureMails } from '../measures/measureMailRequest.repository';
import { addToLog } from '../measures/operatorLog.repository';
import { readCaseFacts, type CaseFacts } from './caseFacts.repository';
import { type Taking } from './measures.service';

type UndoRow = Selectable<Tables['measure_undo']>;

const REVERSIBLE: readonly Measure[] = ['DISMISS', 'HIDE', 'RESTORE', 'WARN'];

/**
 * Whether an act has no lasting effect: a suspension ends sessions and requests, hiding a part of a profile ends sessions
 * and moves pictures, hiding an archive withdraws its credentials, and restoring a pending one may publish it (D190).
 */
export async function isReversible({ trx, facts }: Taking, actions: readonly Measure[]): Promise<boolean> {
  if (actions.some((action) => !REVERSIBLE.includes(action))) return false;
  const isAboutContent = actions.some((action) => action === 'HIDE' || action === 'RESTORE');
  if (facts.ref.target === 'PROFILE') return !isAboutContent;
  if (facts.ref.target !== 'ARCHIVE') return true;
  const row = await trx
    .selectFrom('archive')
    .select(['published_at', hasCredentials.as('has_credentials')])
    .where('id', '=', facts.ref.id)
    .executeTakeFirst();
  if (!row) return true;
  return actions.includes('HIDE') ? !row.has_credentials : row.published_at !== null;
}

const hasCredentials = sql<boolean>`exists (
  select from credential where credential.archive_id = archive.id and credential.withdrawn_at is null
)`;

/** An act that its operator may take back. @throws ApiError 404, also for an act of another operator */
export async function findUndo(db: Kysely<Tables>, id: number, operatorId: number): Promise<UndoRow> {
  const undos = db.selectFrom('measure_undo').selectAll().where('id', '=', id).where('operator_id', '=', operatorId);
  const undo = await undos.executeTakeFirst();
  if (!undo) throw notFound();
  return undo;
}

/** Remembers what an act has changed. @param facts the case before the act @returns the id of the offer */
export async function offerUndo(trx: Trx, { facts, operator, at, sentAt }: Taking): Promise<number> {
  const { version } = await readCaseFacts(trx, facts.ref);
  const { id } = await trx
    .insertInto('measure_undo')
    .values({
      operator_id: operator.id,
      target: facts.ref.target,
      target_id: facts.ref.id,
      at,
      until_at: undoEnd(sentAt),
      version,
      hidden_at: facts.target?.hidden_at ?? null,
      hidden_by: facts.target?.hidden_by ?? null,
      edited_at: facts.target?.edited_at ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** When an act can be taken back no more; its mails are sent then. */
export const undoEnd = (at: Date) => new Date(at.getTime() + TIMES.undo);

/** How an act is taken back; null where it cannot be. */
export async function readUndoOffer(db: Kysely<Tables>, id: number | null): Promise<UndoOffer | null> {
  if (id === null) return null;
  const row = await db.selectFrom('measure_undo').select('until_at').where('id', '=', id).executeTakeFirst();
  return row ? { id, untilDateTime: row.until_at.toISOString() } : null;
}

interface Undoing {
  undo: UndoRow;
  /** The locked case as it is now. */
  facts: CaseFacts;
  copies: FileCopies;
  /** The clock of the log, and the one of the server, which the offer ends by. */
  at: Date;
  sentAt: Date;
}

/**
 * Takes an act back: content and reports are as before, notices and waiting mails are withdrawn. The log has a row more.
 * @throws ApiError 409 once the time is over, and when anything has happened to the case since
 */
export async function takeBack(trx: Trx, { undo, facts, copies, at, sentAt }: Undoing): Promise<void> {
  if (undo.until_at <= sentAt) throw conflict(TEXT.undoOver);
  if (facts.version !== undo.version) throw conflict(TEXT.caseChanged);
  const { ref } = facts;
  if (facts.target && ref.target !== 'PROFILE')
    await putContentBack(trx, { target: ref.target, id: ref.id }, { state: stateBefore(undo), at, copies });
  await reopenReports(trx, undo);
  const number = await readCaseNumber(trx, ref);
  await withdrawMeasureMails(trx, { number, at: undo.at });
  await withdrawNotices(trx, { number, at: undo.at });
  await logUndo(trx, undo, at);
  await trx.updateTable('measure_undo').set({ undone_at: at }).where('id', '=', undo.id).execute();
}

const stateBefore = ({ hidden_at, hidden_by, edited_at }: UndoRow) => ({ hidden_at, hidden_by, edited_at });

/** Reopens the reports that the act has closed; their reporters are answered by the next act. */
async function reopenReports(trx: Trx, { target, target_id: id, at }: UndoRow): Promise<void> {
  await trx
    .updateTable('report')
    .set({ closed_at: null, answered_at: sql<Date | null>`nullif(answered_at, ${at})` })
    .where('target', '=', target)
    .where('target_id', '=', id)
    .where('closed_at', '=', at)
    .execute();
}

async function withdrawNotices(trx: Trx, { number, at }: { number: number; at: Date }): Promise<void> {
  const gone = await trx
    .deleteFrom('notice')
    .where('case_number', '=', number)
    .where('created_at', '=', at)
    .returning('member_id')
    .execute();
  await notifyAlarms(
    trx,
    gone.map(({ member_id: memberId }) => memberId),
  );
}

/** A row for each row of the act. */
async function logUndo(trx: Trx, undo: UndoRow, at: Date): Promise<void> {
  const rows = await trx
    .selectFrom('operator_log')
    .select(['id', 'member_id', 'is_own'])
    .where('target', '=', undo.target)
    .where('target_id', '=', undo.target_id)
    .where('at', '=', undo.at)
    .where('action', 'in', MEASURES)
    .orderBy('id')
    .execute();
  for (const { id, member_id, is_own } of rows) {
    const { operator_id: actor_id, target, target_id } = undo;
    await addToLog(trx, {
      at,
      actor: 'OPERATOR',
      actor_id,
      action: 'UNDO',
      target,
      target_id,
      member_id,
      is_own,
      undoes: id,
    });
  }
}

/** Deletes what can be taken back no more. */
export const deleteExpiredUndos: Expiry = (db, at) =>
  deleteExpired(db, { table: 'measure_undo', key: 'id', expires: 'until_at' }, at);
