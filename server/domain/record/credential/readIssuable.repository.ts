import { toCountedTime } from '@contract/archive';
import { CREDENTIAL_MESSAGES } from '@contract/credential';
import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { type CredentialFacts } from '../../../db/columnTypes';
import { contributionsOf, countedMembers, evaluatedMembers, memberChecks, togetherSpan, toStated } from '../../archive';
import { provesPartOf, refuseHidden } from '../../access';
import { toInstant, type NewCredential } from './payload';
import { DAY } from '../../../lib/durations';
import { conflict, forbidden, notFound, sessionOver } from '../../../lib/http/errors';

/** The data of a new credential about a member and an archive, with the e-mail address to hash. */
export type Issuable = Omit<CredentialFacts, 'origin' | 'archiveId'> &
  Pick<NewCredential, 'email' | 'releasedAfter' | 'isTextDeleted'>;

export type TeammateRow = Awaited<ReturnType<typeof readTeammate>>;

/** The member's own part in an archive. @throws ApiError 404, 403 unless the member is confirmed */
export async function readTeammate(db: Kysely<Tables>, archiveId: number, memberId: number) {
  const row = await findTeammate(db, archiveId, memberId);
  if (!row) throw notFound();
  if (row.consent !== 'CONFIRMED') throw forbidden(CREDENTIAL_MESSAGES.notConfirmed);
  return row;
}

/** Checks that the archive has credentials. @throws ApiError 409 for a pending or hidden one */
export function checkIssued(row: TeammateRow): void {
  refuseHidden(row, true);
  if (row.published_at === null) throw conflict(CREDENTIAL_MESSAGES.pending);
}

/** The data of a new credential of a published archive. @throws ApiError 40203 when the member has withdrawn */
export function toIssuable(row: TeammateRow): Issuable {
  if (row.nickname === null || row.email === null || row.published_at === null) throw sessionOver();
  const isEarly = (row.evaluated_members ?? 0) < (row.counted_members ?? 0);
  const waited = row.published_at.getTime() - row.created_at.getTime();
  return {
    releasedAfter: isEarly ? Math.max(0, Math.floor(waited / DAY)) : null,
    isTextDeleted: row.deleted_at !== null,
    title: row.confirmed_title ?? row.title,
    nickname: row.nickname,
    email: row.email,
    roles: row.roles ?? [],
    startDate: row.start_date,
    endDate: row.end_date,
    teamSize: row.counted_members ?? 0,
    evaluatedMembers: row.evaluated_members ?? 0,
    ...toCountedTime(row.together),
    checks: row.checks,
    contributions: toStated(row.contributions),
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
    .select(['archive.title', 'confirmed_title'])
    .select([
      'start_date',
      'end_date',
      'archive.created_at',
      'published_at',
      'archive.hidden_at',
      'deleted_at',
      'own.consent',
      'own.roles',
      'nickname',
      'email',
      'email_confirmed_at',
    ])
    .select([countedMembers(), evaluatedMembers()])
    .select([togetherSpan(memberId).as('together'), memberChecks(memberId).as('checks')])
    .select(contributionsOf(memberId).as('contributions'))
    .where('archive.id', '=', archiveId)
    .where(provesPartOf(memberId))
    .executeTakeFirst();
}
