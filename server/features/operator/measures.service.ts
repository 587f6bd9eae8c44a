import { isMemberMeasure, OPERATOR_MESSAGES as TEXT, type Case, type MeasurePayload } from '@contract/operator';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { conflict, forbidden } from '../../lib/http/errors';
import { type EraseFiles } from '../../lib/storage/fileErasure';
import { type KeyedRequest } from '../../lib/idempotency/keyedRequest';
import { once } from '../../lib/idempotency/once';
import { type FileCopies } from '../../lib/hidden/copyFiles';
import { type Member } from '../../lib/auth/member';
import { type TargetRef } from '../../lib/operators/caseTargets';
import { lockCase } from '../../lib/operators/lockCase';
import { lockTarget } from '../../lib/operators/lockTarget';
import { type Storage } from '../../lib/storage/storage';
import { lockWithSuccessors } from '../../lib/teams/successors';
import { storingFiles } from '../../lib/storage/storingFiles';
import { accessOf, readCaseFacts, type CaseFacts } from './caseFacts';
import { measuresIn } from './caseDecision';
import { type CasesService } from './cases.service';
import { checkMemberVersion } from './memberVersion';
import { ACTS } from './measureActs';
import { closeReports, notifyOfMeasure } from './notifyOfMeasure';

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
  at: Date;
}

interface MeasuresDeps {
  db: Kysely<Tables>;
  storage: Storage;
  cases: CasesService;
  eraseFiles: EraseFiles;
  wakeMail: () => void;
  now: () => number;
}

export type MeasuresService = ReturnType<typeof createMeasuresService>;

/** Measures of operators: effects, log, notices and mails in one transaction (D132). */
export function createMeasuresService({ db, storage, cases, eraseFiles, wakeMail, now }: MeasuresDeps) {
  return {
    /**
     * Takes a measure, once for each idempotency key.
     * @throws ApiError 403 for own content, 404 for a target that neither exists nor was reported, 409 for a changed
     * case and for a measure without effect
     */
    async take(payload: MeasurePayload, operator: Member, request: KeyedRequest | null): Promise<Case> {
      const ref = { target: payload.target, id: payload.targetId };
      await storingFiles(storage, (stored) =>
        inTransaction(db, async (trx) => {
          await lockCase(trx, ref);
          const facts = await lockFacts(trx, ref, payload);
          await once(trx, request, async () => {
            const at = new Date(now());
            const { isOwn, ...member } = await checkMember(trx, { facts, payload, operator, at });
            if (facts.version !== payload.version) throw conflict(TEXT.caseChanged);
            await carryOut({ trx, facts, payload, member, operator, isOwn, copies: { storage, stored }, at });
            return null;
          });
        }),
      );
      await eraseFiles();
      wakeMail();
      return cases.read(ref, operator.id);
    },
  };
}

/** The effects of a measure, its log, notices and mails; closes the reports of its case. */
async function carryOut(taking: Taking): Promise<void> {
  for (const action of measuresIn(taking)) {
    const effect = await ACTS[action](taking);
    await notifyOfMeasure(taking, action, effect);
  }
  await closeReports(taking);
}

/**
 * Reads the facts of a locked case with the member and then the target locked, since what is read unlocked may be
 * deleted before the measure is written about it.
 * @throws ApiError 404, 409 for a case that is about another member meanwhile
 */
async function lockFacts(trx: Trx, ref: TargetRef, { action, content }: MeasurePayload): Promise<CaseFacts> {
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
  const member = await trx
    .selectFrom('member')
    .select(['id', 'account_role', 'withdrawn_at'])
    .where('id', '=', facts.writerId)
    .executeTakeFirstOrThrow();
  const checked = { id: member.id, suspendedUntil: null, isOwn };
  if (payload.action === 'DISMISS') return checked;
  if (member.withdrawn_at) throw conflict(TEXT.withdrawn);
  if (member.account_role === 'OPERATOR' && (isOnAccount || payload.target === 'PROFILE'))
    throw conflict(TEXT.ofOperator);
  if (!isOnAccount) return checked;
  const version = payload.memberVersion;
  return { ...checked, suspendedUntil: await checkMemberVersion(trx, { memberId: member.id, version, at }) };
}
