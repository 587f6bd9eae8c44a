import { sql, type Kysely } from 'kysely';
import { LIMITS } from '@contract/limits';
import { type Tables, type Trx } from '../../db/tables';
import { notifyAlarms } from '../alarms/notifyAlarms';
import { notifyArchive } from '../alarms/notifyArchive';
import { addNotices } from '../notices/addNotices';

export type NamedMember = Awaited<ReturnType<typeof readNamedTeams>>[number];

/** The members of each team who are ASKED or CONFIRMED and have not withdrawn, in the order of the form. */
export function readNamedTeams(db: Kysely<Tables>, archiveIds: readonly number[]) {
  return db
    .selectFrom('archive_member')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['archive_id', 'member_id', 'nickname', 'profile_image', 'archive_member.roles', 'evaluated_at'])
    .select((eb) => eb.ref('consent').$castTo<'ASKED' | 'CONFIRMED'>().as('consent'))
    .where('archive_id', '=', sql<number>`any(${archiveIds}::bigint[])`)
    .where('consent', '<>', 'DECLINED')
    .where('withdrawn_at', 'is', null)
    .orderBy('archive_id')
    .orderBy('position')
    .execute();
}

/** Whether the member has confirmed to have been part of the archive. */
export const isConfirmed = ({ consent }: Pick<NamedMember, 'consent'>) => consent === 'CONFIRMED';

/** The members whose consent or evaluation is missing. */
export function missingIds(team: readonly NamedMember[]): number[] {
  return team.filter((one) => one.evaluated_at === null).map(({ member_id: id }) => id);
}

/**
 * The state of the gate of a pending archive: WAITING for a member, COMPLETE, or its writer ALONE, who can only delete
 * it (D92, D92a).
 * @param confirmed number of confirmed members, including withdrawn ones: a team of one may have been a team of two
 * (D50)
 */
export function gateOf(team: readonly NamedMember[], confirmed: number): 'WAITING' | 'COMPLETE' | 'ALONE' {
  if (!team.every(isConfirmed)) return 'WAITING';
  if (confirmed < LIMITS.smallestTeam) return 'ALONE';
  return team.length === 1 || team.every(({ evaluated_at: at }) => at !== null) ? 'COMPLETE' : 'WAITING';
}

/** Number of confirmed members of an archive, including those who have withdrawn since. */
export async function countConfirmed(db: Kysely<Tables>, archiveId: number): Promise<number> {
  const { confirmed } = await db
    .selectFrom('archive_member')
    .select(({ fn }) => fn.countAll<number>().as('confirmed'))
    .where('archive_id', '=', archiveId)
    .where('consent', '=', 'CONFIRMED')
    .executeTakeFirstOrThrow();
  return confirmed;
}

/**
 * Publishes a pending archive if its gate is complete. Every change of its team or evaluations calls this in its own
 * transaction, with the archive locked (D92a).
 * @returns whether this call has published the archive
 */
export async function publishIfComplete(trx: Trx, archiveId: number, at: Date, doerId?: number): Promise<boolean> {
  const { gate, team } = await readGate(trx, archiveId);
  if (gate === 'ALONE') {
    const to = team.map(({ member_id: id }) => id);
    await addNotices(trx, { kind: 'ALONE', to, target: { kind: 'archive', id: archiveId }, at });
  }
  // A hidden archive is published when it is restored (`publishRestored`).
  const archive = trx.selectFrom('archive').select('hidden_at').where('id', '=', archiveId);
  if ((await archive.executeTakeFirst())?.hidden_at) return false;
  return gate === 'COMPLETE' && publishArchive(trx, archiveId, at, doerId);
}

/** Publishes a restored archive whose gate has become complete while it was hidden (D133). */
export async function publishRestored(trx: Trx, archiveId: number, at: Date): Promise<void> {
  const { gate } = await readGate(trx, archiveId);
  if (gate === 'COMPLETE') await publishArchive(trx, archiveId, at);
}

async function readGate(trx: Trx, archiveId: number) {
  const team = await readNamedTeams(trx, [archiveId]);
  return { team, gate: gateOf(team, await countConfirmed(trx, archiveId)) };
}

/**
 * Publishes an archive and notifies its team. Members without an answer are left out and may still consent (D92b).
 * @returns false when it was published before
 */
export async function publishArchive(trx: Trx, archiveId: number, at: Date, doerId?: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('archive')
    .set({ published_at: at })
    .where('id', '=', archiveId)
    .where('published_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  const team = await readNamedTeams(trx, [archiveId]);
  await notifyAlarms(trx, missingIds(team));
  const to = team.filter(isConfirmed).map(({ member_id: id }) => id);
  await addNotices(trx, { kind: 'PUBLISHED', to, actorId: doerId, target: { kind: 'archive', id: archiveId }, at });
  await notifyNamed(trx, archiveId);
  return true;
}

/**
 * Notifies the open pages of the named members of a change of the archive's consents, evaluations or publication.
 * @param doerId the member whose change it is, who has other tabs open and is no longer named after a decline
 */
export async function notifyNamed(trx: Trx, archiveId: number, doerId?: number): Promise<void> {
  const rows = await trx
    .selectFrom('archive_member')
    .select('member_id')
    .where('archive_id', '=', archiveId)
    .where('consent', '<>', 'DECLINED')
    .execute();
  await notifyArchive(trx, archiveId, [
    ...rows.map(({ member_id: id }) => id),
    ...(doerId === undefined ? [] : [doerId]),
  ]);
}
