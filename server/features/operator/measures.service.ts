import { OPERATOR_MESSAGES as TEXT, type Case, type Measure, type MeasurePayload } from '@contract/operator';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { conflict, forbidden } from '../../lib/http/errors';
import { type EraseFiles } from '../../lib/storage/fileErasure';
import { type FileCopies } from '../../lib/hidden/copyFiles';
import { type Member } from '../../lib/auth/member';
import { type TargetRef } from '../../lib/operators/caseTargets';
import { lockCase } from '../../lib/operators/lockCase';
import { lockTarget } from '../../lib/operators/lockTarget';
import { type Storage } from '../../lib/storage/storage';
import { lockWithSuccessors } from '../../lib/teams/successors';
import { storingFiles } from '../../lib/storage/storingFiles';
import { type CasesService, readCaseFacts, type CaseFacts } from './cases.service';
import { ACTS } from './measureActs';
import { notifyOfMeasure } from './notifyOfMeasure';

/** A measure to be taken: the locked case, and the member it concerns. */
export interface Taking {
  trx: Trx;
  facts: CaseFacts;
  payload: MeasurePayload;
  /** The member the measure concerns. */
  member: { id: number };
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
     * Takes a measure.
     * @throws ApiError 403 for own content, 404 for a target that neither exists nor was reported, 409 for a changed
     * case and for a measure without effect
     */
    async take(payload: MeasurePayload, operator: Member): Promise<Case> {
      const ref = { target: payload.target, id: payload.targetId };
      await storingFiles(storage, (stored) =>
        inTransaction(db, async (trx) => {
          await lockCase(trx, ref);
          const facts = await lockFacts(trx, ref, payload);
          const at = new Date(now());
          const member = await checkMember(trx, { facts, payload, operator });
          const taking = { trx, facts, payload, member, copies: { storage, stored }, at };
          const effect = await ACTS[payload.action](taking);
          await notifyOfMeasure(taking, effect, operator.id);
        }),
      );
      await eraseFiles();
      wakeMail();
      return cases.read(ref);
    },
  };
}

/**
 * Reads the facts of a locked case with the member and then the target locked, since what is read unlocked may be
 * deleted before the measure is written about it.
 * @throws ApiError 404, 409 for a case that has changed since the operator opened it
 */
async function lockFacts(trx: Trx, ref: TargetRef, { action, version }: MeasurePayload): Promise<CaseFacts> {
  const { writerId } = await readCaseFacts(trx, ref);
  await lockWithSuccessors(trx, writerId);
  // A suspension locks all posts of the member in the order of their ids, and writes nothing about the target.
  if (action !== 'SUSPEND') await lockTarget(trx, ref);
  const facts = await readCaseFacts(trx, ref);
  if (facts.version !== version || facts.writerId !== writerId) throw conflict(TEXT.caseChanged);
  return facts;
}

/** Measures on the account itself, not on its content. */
const OF_ACCOUNT: readonly Measure[] = ['WARN', 'SUSPEND', 'UNSUSPEND'];

interface Checked {
  facts: CaseFacts;
  payload: MeasurePayload;
  operator: Member;
}

/**
 * Checks the locked member. @throws ApiError 403 for own content, also of a post led since, 409 for operators and for withdrawn
 * members
 */
async function checkMember(trx: Trx, { facts, payload, operator }: Checked): Promise<Taking['member']> {
  if ([facts.writerId, facts.target?.writerId].includes(operator.id)) throw forbidden(TEXT.ownContent);
  const member = await trx
    .selectFrom('member')
    .select(['id', 'account_role', 'withdrawn_at'])
    .where('id', '=', facts.writerId)
    .executeTakeFirstOrThrow();
  if (payload.action === 'DISMISS') return member;
  if (member.withdrawn_at) throw conflict(TEXT.withdrawn);
  const isOnAccount = OF_ACCOUNT.includes(payload.action) || payload.target === 'PROFILE';
  if (member.account_role === 'OPERATOR' && isOnAccount) throw conflict(TEXT.ofOperator);
  return member;
}
