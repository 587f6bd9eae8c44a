import { ARCHIVE_MESSAGES, type ArchivePayload } from '@contract/archive';
import { TEAM_MESSAGES } from '@contract/team';
import { nameKey } from '@contract/text';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';
import { isKnownTo } from '../../lib/blocks/blocks';
import { conflict, forbidden, notFound, sessionOver } from '../../lib/http/errors';
import { lockProject, readMemberIds } from '../../lib/teams/lockProject';
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

/**
 * Locks the finished project an archive is made from. It can have only one archive, and its team counts as confirmed
 * (D90, D112), except members who declined an archive of the project (D91).
 * @returns the ids of the confirmed members, including the writer
 * @throws ApiError 403 outside the team, 404, also outside the team of a hidden project (D133), 409 unless the project is
 * done and has no archive
 */
export async function lockProjectTeam(
  trx: Trx,
  writerId: number,
  projectId: number | null | undefined,
): Promise<ReadonlySet<number>> {
  if (projectId === null || projectId === undefined) return new Set([writerId]);
  const project = await lockProject(trx, projectId);
  if (!project) throw notFound();
  const team = new Set([project.writer_id, ...(await readMemberIds(trx, projectId))]);
  if (!team.has(writerId)) throw project.hidden_at ? notFound() : forbidden(TEAM_MESSAGES.teamOnly);
  if (project.status !== 'DONE') throw conflict(ARCHIVE_MESSAGES.notDone);
  const archive = await trx.selectFrom('archive').select('id').where('project_id', '=', projectId).executeTakeFirst();
  if (archive) throw conflict(ARCHIVE_MESSAGES.hasArchive);
  const declined = await readDeclined(trx, projectId);
  return new Set([...team].filter((id) => id === writerId || !declined.has(id)));
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

interface NamedTeam {
  team: readonly Teammate[];
  /** The writer, and the team of the project without members who declined before. */
  confirmed: ReadonlySet<number>;
  at: Date;
}

/** Stores the team of a new archive; everyone who is not CONFIRMED is ASKED (D90). */
export async function insertTeam(trx: Trx, archiveId: number, { team, confirmed, at }: NamedTeam): Promise<void> {
  const rows = team.map(({ id, roles }, position) => ({
    archive_id: archiveId,
    member_id: id,
    position,
    roles,
    consent: confirmed.has(id) ? ('CONFIRMED' as const) : ('ASKED' as const),
    asked_at: at,
    answered_at: confirmed.has(id) ? at : null,
  }));
  await trx.insertInto('archive_member').values(rows).execute();
}
