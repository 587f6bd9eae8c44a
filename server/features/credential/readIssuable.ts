import { CREDENTIAL_MESSAGES } from '@contract/credential';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { type CredentialFacts } from '../../db/tables/credential';
import { countedMembers, evaluatedMembers } from '../../lib/archives/teamCounts';
import { isVisibleTo } from '../../lib/archives/visibleArchive';
import { toInstant } from '../../lib/credentials/payload';
import { conflict, forbidden, notFound, sessionOver } from '../../lib/http/errors';
import { refuseHidden } from '../../lib/hidden/hidden';

/** The data of a new credential about a member and an archive, with the e-mail address to hash. */
export type Issuable = Omit<CredentialFacts, 'origin' | 'archiveId'> & { email: string };

/**
 * Reads the data of a new credential. @throws ApiError 404, 403 unless the member is confirmed, 409 for a pending or
 * hidden archive
 */
export async function readIssuable(db: Kysely<Tables>, archiveId: number, memberId: number): Promise<Issuable> {
  const row = await findTeammate(db, archiveId, memberId);
  if (!row) throw notFound();
  if (row.consent !== 'CONFIRMED') throw forbidden(CREDENTIAL_MESSAGES.notConfirmed);
  refuseHidden(row, true);
  if (row.published_at === null) throw conflict(CREDENTIAL_MESSAGES.pending);
  if (row.nickname === null || row.email === null) throw sessionOver();
  return {
    title: row.title,
    nickname: row.nickname,
    email: row.email,
    roles: row.roles ?? [],
    startDate: row.start_date,
    endDate: row.end_date,
    teamSize: row.counted_members ?? 0,
    evaluatedMembers: row.evaluated_members ?? 0,
    publishedAt: toInstant(row.published_at),
  };
}

/** The archive as the member may see it, with the member's own part in it. */
function findTeammate(db: Kysely<Tables>, archiveId: number, memberId: number) {
  return db
    .selectFrom('archive')
    .leftJoin('archive_member as own', (join) =>
      join.onRef('own.archive_id', '=', 'archive.id').on('own.member_id', '=', memberId),
    )
    .leftJoin('member', 'member.id', 'own.member_id')
    .select([
      'title',
      'start_date',
      'end_date',
      'published_at',
      'archive.hidden_at',
      'own.consent',
      'own.roles',
      'nickname',
      'email',
    ])
    .select([countedMembers(), evaluatedMembers()])
    .where('archive.id', '=', archiveId)
    .where(isVisibleTo(memberId))
    .executeTakeFirst();
}
