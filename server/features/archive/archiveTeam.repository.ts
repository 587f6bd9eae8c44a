import { ARCHIVE_MESSAGES, type ArchivePayload } from '@contract/archive';
import { TEAM_MESSAGES } from '@contract/team';
import { nameKey } from '@contract/text';
import { sql, type Kysely, type Transaction } from 'kysely';
import { type Tables } from '../../db/tables';
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
    // The team of a project is named completely, including members who have blocked each other.
    .$if(!payload.projectId, (query) => query.where(isKnownTo(writerId)))
    .orderBy('id')
    .$if(db.isTransaction, (query) => query.forShare())
    .execute();
  const writer = candidates.find(({ id }) => id === writerId);
  if (!writer) throw sessionOver();
  return teamOf(payload, writer, candidates);
}

/**
 * Locks the finished project an archive is made from. It can have only one archive, and its team counts as confirmed
 * (D90, D112).
 * @returns the ids of the confirmed members, including the writer
 * @throws ApiError 403 outside the team, 404, 409 unless the project is done and has no archive
 */
export async function lockProjectTeam(
  trx: Transaction<Tables>,
  writerId: number,
  projectId: number | null | undefined,
): Promise<ReadonlySet<number>> {
  if (projectId === null || projectId === undefined) return new Set([writerId]);
  const project = await lockProject(trx, projectId);
  if (!project) throw notFound();
  const team = new Set([project.writer_id, ...(await readMemberIds(trx, projectId))]);
  if (!team.has(writerId)) throw forbidden(TEAM_MESSAGES.teamOnly);
  if (project.status !== 'DONE') throw conflict(ARCHIVE_MESSAGES.notDone);
  const archive = await trx.selectFrom('archive').select('id').where('project_id', '=', projectId).executeTakeFirst();
  if (archive) throw conflict(ARCHIVE_MESSAGES.hasArchive);
  return team;
}

interface NamedTeam {
  team: readonly Teammate[];
  /** The writer and the team of the project. */
  confirmed: ReadonlySet<number>;
  at: Date;
}

/** Stores the team of a new archive; everyone who is not CONFIRMED is ASKED (D90). */
export async function insertTeam(
  trx: Transaction<Tables>,
  archiveId: number,
  { team, confirmed, at }: NamedTeam,
): Promise<void> {
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
