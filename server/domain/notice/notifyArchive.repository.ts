import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

/** The NOTIFY channel. */
export const ARCHIVE_CHANNEL = 'archive';

/** Payload of the channel: the archive that has changed, and the members to notify. */
export interface ArchiveNotice {
  archiveId: number;
  memberIds: number[];
}

/**
 * Notifies the open pages of members that an archive has changed (`event: archive`). Called within the transaction that
 * changes it: NOTIFY is sent at the commit. A team has at most 21 members, so one message is enough.
 */
export async function notifyArchive(
  on: Kysely<Tables>,
  archiveId: number,
  memberIds: readonly number[],
): Promise<void> {
  if (memberIds.length === 0) return;
  const notice: ArchiveNotice = { archiveId, memberIds: [...new Set(memberIds)] };
  await sql`select pg_notify(${ARCHIVE_CHANNEL}, ${JSON.stringify(notice)})`.execute(on);
}

/** Parses a message of the channel. */
export const readArchiveNotice = (payload: string) => JSON.parse(payload) as ArchiveNotice;
