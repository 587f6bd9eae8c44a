import { MESSAGES } from '@contract/messages';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';
import { before } from '../durations';
import { conflict } from '../http/errors';
import { type Expiry } from '../jobs/housekeeping';
import { RETENTION } from '../jobs/retention';
import { type KeyedRequest } from './keyedRequest';

/** What is stored of a response: the id of what was created; null where the response names nothing. */
export type Created = number | string | null;

/** Whether what an earlier request has created still exists; always, unless given. */
type IsThere<Result> = (created: Result) => Promise<boolean>;

const always = async () => true;

/**
 * Creates something once for each idempotency key (MEND-52). The key is inserted first, in the transaction that creates:
 * an equal request at the same time waits at the unique index and returns the first one's result. Call it after the
 * members are locked: the key references its member, and a lock that grows stronger may deadlock with a withdrawal.
 * @param request null without a key: nothing is remembered
 * @returns what `create` returned, now or the first time
 * @throws ApiError 409 when the key was used for another request, or what it created is gone
 */
export async function once<Result extends Created>(
  trx: Trx,
  request: KeyedRequest | null,
  create: () => Promise<Result>,
  isThere?: IsThere<Result>,
): Promise<Result> {
  if (!request) return create();
  if (!(await insertKey(trx, request))) {
    const earlier = await findCreated<Result>(trx, request, isThere);
    if (!earlier) throw keyUsed();
    return earlier.created;
  }
  const created = await create();
  await trx
    .updateTable('request_key')
    .set({ created: JSON.stringify(created) })
    .where(isOf(request))
    .execute();
  return created;
}

/**
 * The result of an earlier request with this key, for services that check before their transaction what the first
 * request has changed. @throws ApiError 409 as `once`
 */
export async function findCreated<Result extends Created>(
  db: Kysely<Tables>,
  request: KeyedRequest | null,
  isThere: IsThere<Result> = always,
): Promise<{ created: Result } | undefined> {
  if (!request) return undefined;
  const row = await db
    .selectFrom('request_key')
    .select(['request_hash', 'created'])
    .where(isOf(request))
    .executeTakeFirst();
  if (!row) return undefined;
  const created = row.created as Result;
  if (row.request_hash !== request.requestHash || !(await isThere(created))) throw keyUsed();
  return { created };
}

/**
 * Runs checks before a creating transaction, and returns the result of an earlier request with this key in spite of their
 * refusal, which that request may have caused. @throws ApiError of the checks, or 409 as `findCreated`
 */
export async function findCreatedOr<Result extends Created>(
  db: Kysely<Tables>,
  request: KeyedRequest | null,
  check: () => Promise<void>,
  isThere?: IsThere<Result>,
): Promise<{ created: Result } | undefined> {
  const refusal = await check().then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const earlier = await findCreated<Result>(db, request, isThere);
  if (!earlier && refusal) throw refusal.error;
  return earlier;
}

/** 409: the key was used for another request, or what it created is gone. */
export const keyUsed = () => conflict(MESSAGES.keyUsed);

const isOf = ({ memberId, key }: KeyedRequest) =>
  sql<SqlBool>`key = ${key}::uuid and member_id is not distinct from ${memberId}::bigint`;

/** @returns false when another request has used the key; waits while that one is running */
async function insertKey(trx: Trx, { memberId, key, requestHash }: KeyedRequest): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('request_key')
    .values({ member_id: memberId, key, request_hash: requestHash })
    .onConflict((on) => on.constraint('request_key_once').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes expired keys. @returns 0, because one statement deletes all of them */
export const deleteExpiredRequestKeys: Expiry = async (db, at) => {
  await db.deleteFrom('request_key').where('created_at', '<=', before(at, RETENTION.requestKey)).execute();
  return 0;
};
