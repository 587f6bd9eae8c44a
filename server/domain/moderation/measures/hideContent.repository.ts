import { type ReportTargetType } from '@contract/report';
import { type Tables, type Trx } from '../../../db/tables';
import { notifyAlarms } from '../../notice';
import { notifyNamed, publishRestored } from '../../archive';
import { eraseAfterCommit } from '../../../lib/storage/fileErasure';
import { copyFiles, type FileCopies } from './copyFiles';
import { pictureKeys } from '../../../lib/uploads/pictures';
import { notifyInvited } from '../../post';
import { type CaseTarget, type TargetRef } from './caseTargets.repository';

/** Content that can be hidden as a whole. */
export type ContentType = Exclude<ReportTargetType, 'PROFILE'>;

interface ContentRef extends TargetRef {
  target: ContentType;
}

const TABLES = {
  PROJECT: 'project',
  PROJECT_COMMENT: 'project_comment',
  ARCHIVE: 'archive',
  ARCHIVE_COMMENT: 'archive_comment',
  EVALUATION: 'evaluation',
} as const satisfies Record<ContentType, keyof Tables>;

/** An evaluation is identified by its handle alone. */
const keyOf = (target: ContentType) => (target === 'EVALUATION' ? ('handle' as 'id') : 'id');

/**
 * Hides content from everyone but its writer, or confirms that it stays hidden (D133). Triggers of the database update
 * counts, credentials and the cache of every process; the files get secret addresses.
 */
export async function hideContent(
  trx: Trx,
  { target, id }: ContentRef,
  { by, at, copies }: { by: 'OPERATOR' | 'AUTO'; at: Date; copies: FileCopies },
): Promise<void> {
  const wasHidden = await isHidden(trx, { target, id });
  await trx
    .updateTable(TABLES[target])
    .set({ hidden_by: by, edited_at: null, ...(!wasHidden && { hidden_at: at }) })
    .where(keyOf(target), '=', id)
    .execute();
  if (target === 'ARCHIVE' && !wasHidden) await moveArchiveFiles(trx, id, copies);
  await notifyBells(trx, { target, id });
}

/**
 * Restores content with its position, date and counts. The timers of a post are restarted; its applications retain
 * their dates.
 */
export async function restoreContent(trx: Trx, { target, id }: ContentRef, at: Date): Promise<void> {
  await trx
    .updateTable(TABLES[target])
    .set({ hidden_at: null, hidden_by: null, edited_at: null })
    .where(keyOf(target), '=', id)
    .execute();
  if (target === 'PROJECT') await restartClocks(trx, id, at);
  if (target === 'ARCHIVE') await publishRestored(trx, id, at);
  await notifyBells(trx, { target, id });
}

/** The state of content before an act that is taken back, with the time of its hiding (D190). */
type HiddenState = Pick<CaseTarget, 'hidden_at' | 'hidden_by' | 'edited_at'>;

/** Gives content back the state it had: whether, since when and by whom it is hidden (D190). */
export async function putContentBack(
  trx: Trx,
  { target, id }: ContentRef,
  { state, at, copies }: { state: HiddenState; at: Date; copies: FileCopies },
): Promise<void> {
  const wasHidden = state.hidden_by !== null;
  const isStillHidden = await isHidden(trx, { target, id });
  if (wasHidden && !isStillHidden) await hideContent(trx, { target, id }, { by: state.hidden_by!, at, copies });
  if (!wasHidden && isStillHidden) await restoreContent(trx, { target, id }, at);
  await trx.updateTable(TABLES[target]).set(state).where(keyOf(target), '=', id).execute();
}

/** Approves content that is not hidden: reports hide it automatically again only after an edit. */
export async function approveContent(trx: Trx, { target, id }: ContentRef): Promise<void> {
  await trx.updateTable(TABLES[target]).set({ edited_at: null }).where(keyOf(target), '=', id).execute();
}

async function isHidden(trx: Trx, { target, id }: ContentRef): Promise<boolean> {
  const row = await trx
    .selectFrom(TABLES[target])
    .select('hidden_at')
    .where(keyOf(target), '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.hidden_at !== null && row !== undefined;
}

async function restartClocks(trx: Trx, id: number, at: Date): Promise<void> {
  await trx.updateTable('project').set({ acted_at: at, idle_asked_at: null }).where('id', '=', id).execute();
  await trx
    .updateTable('project_application')
    .set({ clock_restarted_at: at, reminders: 0 })
    .where('project_id', '=', id)
    .where('status', '=', 'PENDING')
    .execute();
}

/** Bells contain invitations, archives and the reminders of leaders. */
async function notifyBells(trx: Trx, { target, id }: ContentRef): Promise<void> {
  if (target === 'PROJECT') {
    await notifyInvited(trx, id);
    const project = trx.selectFrom('project').select('writer_id').where('id', '=', id);
    await notifyAlarms(trx, [(await project.executeTakeFirstOrThrow()).writer_id]);
  }
  if (target !== 'ARCHIVE') return;
  await notifyNamed(trx, id);
  const team = await trx.selectFrom('archive_member').select('member_id').where('archive_id', '=', id).execute();
  await notifyAlarms(
    trx,
    team.map(({ member_id: memberId }) => memberId),
  );
}

async function moveArchiveFiles(trx: Trx, id: number, copies: FileCopies): Promise<void> {
  const archive = trx.selectFrom('archive').select('thumbnail').where('id', '=', id);
  const { thumbnail } = await archive.executeTakeFirstOrThrow();
  const images = await trx.selectFrom('archive_image').select('file_key').where('archive_id', '=', id).execute();
  if (thumbnail !== null) {
    const moved = await copyFiles(copies, pictureKeys(thumbnail));
    await trx.updateTable('archive').set({ thumbnail: moved }).where('id', '=', id).execute();
  }
  for (const { file_key: key } of images) {
    const moved = await copyFiles(copies, pictureKeys(key));
    const image = trx.updateTable('archive_image').set({ file_key: moved }).where('archive_id', '=', id);
    await image.where('file_key', '=', key).execute();
  }
  const old = [thumbnail ?? [], images.map(({ file_key: key }) => key)].flat();
  await eraseAfterCommit(trx, old.flatMap(pictureKeys));
}
