import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

/** The NOTIFY channel. */
export const ALARM_CHANNEL = 'alarm';

/** Ids per message: PostgreSQL accepts 7,999 bytes, and an id has at most 16 digits up to 2^53. */
const BATCH = 400;

/**
 * Notifies the open pages of members, on every process, that their alarms have changed. Called within the transaction
 * that changes them: NOTIFY is sent at the commit. Members may be repeated.
 */
export async function notifyAlarms(on: Kysely<Tables>, memberIds: readonly number[]): Promise<void> {
  const ids = [...new Set(memberIds)];
  for (let start = 0; start < ids.length; start += BATCH) {
    const payload = ids.slice(start, start + BATCH).join(',');
    await sql`select pg_notify(${ALARM_CHANNEL}, ${payload})`.execute(on);
  }
}

/** The ids of the members in a message. */
export function notifiedMembers(payload: string): number[] {
  return payload.split(',').map(Number);
}
