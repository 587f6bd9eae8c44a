import { POST_TABLES, type PostKind } from '../../../db/postTables';
import { sql } from 'kysely';
import { type Trx } from '../../../db/tables';
import { type TargetRef } from './caseTargets.repository';

type Lock = (trx: Trx, id: number) => Promise<boolean>;

const LOCKS: Record<TargetRef['target'], Lock> = {
  PROJECT: (trx, id) => lockPost(trx, 'project', id),
  PROJECT_COMMENT: (trx, id) => lockComment(trx, 'project', id),
  ARCHIVE: (trx, id) => lockPost(trx, 'archive', id),
  ARCHIVE_COMMENT: (trx, id) => lockComment(trx, 'archive', id),
  EVALUATION: lockEvaluation,
  PROFILE: lockProfile,
};

/**
 * Locks the target of a report or a measure before anything is written about it: its deletion waits, or has happened.
 * The post of a comment and the archive of an evaluation are locked first, in the order of their own changes.
 * @returns false when there is no such target any more
 */
export const lockTarget = (trx: Trx, { target, id }: TargetRef): Promise<boolean> => LOCKS[target](trx, id);

async function lockPost(trx: Trx, kind: PostKind, id: number): Promise<boolean> {
  const { posts } = POST_TABLES[kind];
  const row = await trx.selectFrom(posts).select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

async function lockComment(trx: Trx, kind: PostKind, id: number): Promise<boolean> {
  const { comments, postId } = POST_TABLES[kind];
  const found = trx.selectFrom(comments).where('id', '=', id).where('deleted', '=', false);
  const comment = await found.select(sql.ref<number>(postId).as('post_id')).executeTakeFirst();
  if (!comment || !(await lockPost(trx, kind, comment.post_id))) return false;
  return (await found.select('id').forUpdate().executeTakeFirst()) !== undefined;
}

/** The archive of an evaluation may have been deleted. */
async function lockEvaluation(trx: Trx, handle: number): Promise<boolean> {
  const found = trx.selectFrom('evaluation').where('handle', '=', handle);
  const evaluation = await found.select('archive_id').executeTakeFirst();
  if (!evaluation) return false;
  if (evaluation.archive_id !== null) await lockPost(trx, 'archive', evaluation.archive_id);
  return (await found.select('id').forUpdate().executeTakeFirst()) !== undefined;
}

async function lockProfile(trx: Trx, id: number): Promise<boolean> {
  const member = trx.selectFrom('member').select('id').where('id', '=', id).where('withdrawn_at', 'is', null);
  return (await member.forShare().executeTakeFirst()) !== undefined;
}
