import { ARCHIVE_MESSAGES, type ArchivePayload } from '@contract/archive';
import { todayInKorea } from '@contract/dates';
import { TEAM_MESSAGES } from '@contract/team';
import { nameKey } from '@contract/text';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';
import { isKnownTo } from '../access';
import { conflict, forbidden, notFound, sessionOver } from '../../lib/http/errors';
import { lockProject } from '../post';
import { teamOf, type Teammate } from './team';

/** Finds and locks the members of a form, so that none of them withdraws until the transaction ends. */
export async function findTeam(db: Kysely<Tables>, writerId: number, payload: ArchivePayload): Promise<Teammate[]> {
  const keys = payload.archiveMembers.map(({ nickname }) => nameKey(nickname));
  const candidates = await db
    .selectFrom('member')
    .select(['id', 'nickname_key', 'desired_roles'])
    .where('withdrawn_at', 'is', null)
    .where((eb) => eb.or([eb('nickname_key', '=', sql<string>`any(${keys}::text[])`), eb('id', '=', writerId)]))
    .where((eb) => eb.or([isKnownTo(writerId), isInTeamOf(payload.projectId)]))
    .orderBy('id')
    .$if(db.isTransaction, (query) => query.forShare())
    .execute();
  const writer = candidates.find(({ id }) => id === writerId);
  if (!writer) throw sessionOver();
  return teamOf(payload, writer, candidates);
}

/**
 * The condition for members of the project's team: it is named completely, with members who have blocked each other
 * (D135). For queries of `member`.
 */
const isInTeamOf = (projectId: number | null | undefined): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select from project where project.id = ${projectId ?? null} and (
    writer_id = member.id
    or exists (select from project_member where project_id = project.id and member_id = member.id)
  )
)`;

/** The team of the project that an archive is made from; nobody else is known to have worked together. */
interface ProjectTeam {
  /** The ids of the confirmed members, including the writer. */
  confirmed: ReadonlySet<number>;
  /** When each member of the project's team joined, the writer of the post included (D153). */
  joinedAt: ReadonlyMap<number, Date>;
  /** When the project was done. */
  endedAt: Date | null;
}

/**
 * Locks the finished project an archive is made from. It can have only one archive, and its team counts as confirmed
 * (D90, D112), except members who declined an archive of the project (D91) and those without a confirmed e-mail (D150c).
 * @throws ApiError 403 outside the team, 404, also outside the team of a hidden project (D133), 409 unless the project is
 * done and has no archive
 */
export async function lockProjectTeam(
  trx: Trx,
  writerId: number,
  projectId: number | null | undefined,
): Promise<ProjectTeam> {
  if (projectId === null || projectId === undefined) {
    return { confirmed: new Set([writerId]), joinedAt: new Map(), endedAt: null };
  }
  const project = await lockProject(trx, projectId);
  if (!project) throw notFound();
  const joinedAt = await readJoiningDays(trx, projectId);
  const team = new Set(joinedAt.keys());
  if (!team.has(writerId)) throw project.hidden_at ? notFound() : forbidden(TEAM_MESSAGES.teamOnly);
  if (project.status !== 'DONE') throw conflict(ARCHIVE_MESSAGES.notDone);
  const archive = await trx.selectFrom('archive').select('id').where('project_id', '=', projectId).executeTakeFirst();
  if (archive) throw conflict(ARCHIVE_MESSAGES.hasArchive);
  const declined = await readDeclined(trx, projectId);
  const verified = await readConfirmedEmails(trx, [...team]);
  const confirmed = new Set([...team].filter((id) => id === writerId || (!declined.has(id) && verified.has(id))));
  return { confirmed, joinedAt, endedAt: project.ended_at };
}

/** When each member of a project's team joined: the leader, who may have joined as a member, and the others. */
async function readJoiningDays(trx: Trx, projectId: number): Promise<ReadonlyMap<number, Date>> {
  const rows = await trx
    .selectFrom('project')
    .select(['writer_id as member_id', 'led_since as joined_at'])
    .where('id', '=', projectId)
    .unionAll(
      trx
        .selectFrom('project_member')
        .select(['member_id', 'accepted_at as joined_at'])
        .where('project_id', '=', projectId),
    )
    .execute();
  return new Map(rows.map(({ member_id: id, joined_at: at }) => [id, at]));
}

/** The ids of members who declined an archive of the project, also one that was deleted. */
async function readDeclined(trx: Trx, projectId: number): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom('declined_archive')
    .select('member_id')
    .where('project_id', '=', projectId)
    .execute();
  return new Set(rows.map(({ member_id: id }) => id));
}

/** Those of the members who have confirmed an e-mail. */
async function readConfirmedEmails(trx: Trx, memberIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom('member')
    .select('id')
    .where('id', '=', sql<number>`any(${memberIds}::bigint[])`)
    .where('email_confirmed_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

interface NamedTeam extends Pick<ProjectTeam, 'confirmed' | 'joinedAt'> {
  team: readonly Teammate[];
  at: Date;
}

/** Stores the team of a new archive; everyone who is not CONFIRMED is ASKED (D90). */
export async function insertTeam(
  trx: Trx,
  archiveId: number,
  { team, confirmed, joinedAt, at }: NamedTeam,
): Promise<void> {
  const rows = team.map(({ id, roles }, position) => ({
    archive_id: archiveId,
    member_id: id,
    position,
    roles,
    consent: confirmed.has(id) ? ('CONFIRMED' as const) : ('ASKED' as const),
    asked_at: at,
    answered_at: confirmed.has(id) ? at : null,
    joined_on: dayOf(joinedAt.get(id)),
  }));
  await trx.insertInto('archive_member').values(rows).execute();
}

/** The day in Korea. */
const dayOf = (at: Date | undefined): string | null => (at ? todayInKorea(at.getTime()) : null);
