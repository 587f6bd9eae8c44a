import {
  isMemberMeasure,
  OPERATOR_MESSAGES as TEXT,
  type Case,
  type MeasurePayload,
  type TakenMeasure,
} from '@contract/operator';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { conflict, forbidden } from '../../../lib/http/errors';
import { type EraseFiles } from '../../../lib/storage/fileErasure';
import { type KeyedRequest } from '../../../lib/idempotency/keyedRequest';
import { once } from '../../../lib/idempotency/once';
import { type FileCopies } from '../measures/copyFiles';
import { type Member } from '../../access';
import { type TargetRef } from '../measures/caseTargets.repository';
import { lockCase } from '../measures/lockCase.repository';
import { lockTarget } from '../measures/lockTarget.repository';
import { type Storage } from '../../../lib/storage/storage';
import { lockWithSuccessors } from '../../team';
import { storingFiles } from '../../../lib/storage/storingFiles';
import { accessOf, readCaseFacts, type CaseFacts } from './caseFacts.repository';
import { measuresIn } from './caseDecision';
import { type CasesService } from './cases.service';
import { checkMemberVersion, readAccount } from './memberVersion.repository';
import { ACTS } from './measureActs';
import { findUndo, isReversible, offerUndo, readUndoOffer, takeBack, undoEnd } from './measureUndo.repository';
import { closeReports, notifyOfAct } from './notifyOfMeasure.repository';

/** A measure to be taken: the locked case, and the member it concerns. */
export interface Taking {
  trx: Trx;
  facts: CaseFacts;
  payload: MeasurePayload;
  /** The member the measure concerns; of a measure on the account with the end of the current suspension. */
  member: { id: number; suspendedUntil: Date | number | null };
  operator: Member;
  /** The operator decides about own content, as the only operator (D191). */
  isOwn: boolean;
  copies: FileCopies;
  /** The address of the product, where it is known. */
  origin: string | undefined;
  /** By the clock of suspensions and the log. */
  at: Date;
  /** By the clock of the server. */
  sentAt: Date;
}

/** Who takes a measure, and how. */
interface TakenBy {
  operator: Member;
  origin: string | undefined;
  request: KeyedRequest | null;
}

interface MeasuresDeps {
  db: Kysely<Tables>;
  storage: Storage;
  cases: CasesService;
  eraseFiles: EraseFiles;
  wakeMail: () => void;
  now: () => number;
  /** The shifted clock of suspensions and the log. */
  shiftedNow: () => number;
}

export type MeasuresService = ReturnType<typeof createMeasuresService>;

/** Measures of operators: effects, log, notices and mails in one transaction (D132). */
export function createMeasuresService(deps: MeasuresDeps) {
  const { db, storage, cases, eraseFiles, wakeMail, now, shiftedNow } = deps;
  return {
    /**
     * Takes a measure, once for each idempotency key.
     * @throws ApiError 403 for own content, 404 for a target that neither exists nor was reported, 409 for a changed
     * case and for a measure without effect
     */
    async take(payload: MeasurePayload, { operator, origin, request }: TakenBy): Promise<TakenMeasure> {
      const ref = { target: payload.target, id: payload.targetId };
      const undoId = await storingFiles(storage, (stored) =>
        inTransaction(db, async (trx) => {
          await lockCase(trx, ref);
          const facts = await lockFacts(trx, ref, payload);
          return once(trx, request, async () => {
            const [at, sentAt] = [new Date(shiftedNow()), new Date(now())];
            const { isOwn, ...member } = await checkMember(trx, { facts, payload, operator, at });
            if (facts.version !== payload.version) throw conflict(TEXT.caseChanged);
            return carryOut({
              trx,
              facts,
              payload,
              member,
              operator,
              isOwn,
              copies: { storage, stored },
              origin,
              at,
              sentAt,
            });
          });
        }),
      );
      await eraseFiles();
      wakeMail();
      return { ...(await cases.read(ref, operator.id)), undo: await readUndoOffer(db, undoId) };
    },

    /**
     * Takes an own act back within its seconds; a second request changes nothing.
     * @throws ApiError 404 for an unknown act or another operator's, 409 once its time is over or its case has changed
     */
    async undo(id: number, operator: Member): Promise<Case> {
      const found = await findUndo(db, id, operator.id);
      const ref = { target: found.target, id: found.target_id };
      await storingFiles(storage, (stored) =>
        inTransaction(db, async (trx) => {
          await lockCase(trx, ref);
          const facts = await lockFacts(trx, ref);
          const undo = await findUndo(trx, id, operator.id);
          const [at, sentAt] = [new Date(shiftedNow()), new Date(now())];
          if (!undo.undone_at) await takeBack(trx, { undo, facts, copies: { storage, stored }, at, sentAt });
        }),
      );
      await eraseFiles();
      return cases.read(ref, operator.id);
    },
  };
}

/** The effects of an act, its log, notices and mails; closes the reports of its case. @returns the id for taking it back */
async function carryOut(taking: Taking): Promise<number | null> {
  const actions = measuresIn(taking);
  const isUndoable = await isReversible(taking, actions);
  const effects = [];
  for (const action of actions) effects.push({ action, ...(await ACTS[action](taking)) });
  await notifyOfAct(taking, effects, isUndoable ? undoEnd(taking.at) : undefined);
  await closeReports(taking);
  return isUndoable ? offerUndo(taking.trx, taking) : null;
}

/**
 * Reads the facts of a locked case with the member and then the target locked, since what is read unlocked may be
 * deleted before the measure is written about it.
 * @throws ApiError 404, 409 for a case that is about another member meanwhile
 */
async function lockFacts(
  trx: Trx,
  ref: TargetRef,
  { action, content }: Partial<MeasurePayload> = {},
): Promise<CaseFacts> {
  const { writerId } = await readCaseFacts(trx, ref);
  await lockWithSuccessors(trx, writerId);
  // A suspension locks all posts of the member in the order of their ids. Alone it writes nothing about the target.
  if (action !== 'SUSPEND' || content) await lockTarget(trx, ref);
  const facts = await readCaseFacts(trx, ref);
  if (facts.writerId !== writerId) throw conflict(TEXT.caseChanged);
  return facts;
}

interface Checked {
  facts: CaseFacts;
  payload: MeasurePayload;
  operator: Member;
  at: Date;
}

/**
 * Checks the locked member. @throws ApiError 403 for own content, also of a post led since, while there is another
 * operator; 409 for operators, withdrawn members, and an account that has changed since the operator has seen it
 */
async function checkMember(trx: Trx, { facts, payload, operator, at }: Checked) {
  const isOnAccount = isMemberMeasure(payload.action);
  const { isOwn, isEvaluated, mayDecide } = await accessOf(trx, facts, operator.id);
  if (!mayDecide || (isEvaluated && isOnAccount)) throw forbidden(TEXT.ownContent);
  const member = await readAccount(trx, facts.writerId);
  const checked = { id: member.id, suspendedUntil: null, isOwn };
  if (payload.action === 'DISMISS') return checked;
  if (member.withdrawn_at) throw conflict(TEXT.withdrawn);
  if (member.account_role === 'OPERATOR' && (isOnAccount || payload.target === 'PROFILE'))
    throw conflict(TEXT.ofOperator);
  if (!isOnAccount) return checked;
  const version = payload.memberVersion;
  return { ...checked, suspendedUntil: await checkMemberVersion(trx, { memberId: member.id, version, at }) };
}
