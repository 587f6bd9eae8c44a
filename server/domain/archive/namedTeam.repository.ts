import { sql, type Kysely } from 'kysely';
import { LIMITS } from '@contract/limits';
import { type Tables, type Trx } from '../../db/tables';
import { notifyAlarms, notifyArchive, addNotices, tellOutside } from '../notice';
import { keepChecks } from './countedTime.repository';
import { raiseSignals } from './signals.repository';

export type NamedMember = Awaited<ReturnType<typeof readNamedTeams>>[number];

/** The members of each team who are ASKED or CONFIRMED and have not withdrawn, in the order of the form. */
export function readNamedTeams(db: Kysely<Tables>, archiveIds: readonly number[]) {
  return db
    .selectFrom('archive_member')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['archive_id', 'member_id', 'nickname', 'profile_image', 'archive_member.roles', 'evaluated_at'])
    .select(sql<boolean>`(email_confirmed_at is not null)`.as('email_confirmed'))
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

/**
 * Whether the archive must not be published with the member: a writer without a confirmed e-mail, since every other one is
 * confirmed by an answer that needs it. Who evaluated before e-mail addresses were confirmed stays (D150c).
 */
export const isHeldBack = ({ consent, email_confirmed: hasEmail, evaluated_at: at }: NamedMember) =>
  consent === 'CONFIRMED' && !hasEmail && at === null;

/** The members whose consent or evaluation is missing. */
export function missingIds(team: readonly NamedMember[]): number[] {
  return team.filter((one) => one.evaluated_at === null).map(({ member_id: id }) => id);
}

/**
 * The state of the gate of a pending archive: WAITING for a member, COMPLETE, or its writer ALONE, who can only delete
 * it (D92, D92a). It waits for a writer's e-mail to be confirmed, too (D150c).
 * @param confirmed number of confirmed members, including withdrawn ones: a team of one may have been a team of two
 * (D50)
 */
export function gateOf(team: readonly NamedMember[], confirmed: number): 'WAITING' | 'COMPLETE' | 'ALONE' {
  if (!team.every(isConfirmed)) return 'WAITING';
  if (confirmed < LIMITS.smallestTeam) return 'ALONE';
  if (team.some(isHeldBack)) return 'WAITING';
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

interface ArchiveRequests {
  archiveId: number;
  memberIds: readonly number[];
  at: Date;
}

/** Requests mails and pushes about the question for consent, or the evaluation, that waits for members (D171). */
export function tellOfArchiveRequests(trx: Trx, { archiveId, memberIds, at }: ArchiveRequests): Promise<void> {
  const items = memberIds.map((memberId) => ({ memberId, item: `archive:${archiveId}` as const }));
  const target = { kind: 'archive' as const, id: archiveId };
  return tellOutside(trx, { items, group: 'ANSWERS', due: 'SOON', target, at });
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
  await keepChecks(trx, archiveId, at);
  await raiseSignals(trx, archiveId, at);
  const team = await readNamedTeams(trx, [archiveId]);
  await notifyAlarms(trx, missingIds(team));
  const asked = team.filter((one) => !isConfirmed(one)).map(({ member_id: id }) => id);
  await tellOfArchiveRequests(trx, { archiveId, memberIds: asked, at });
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
