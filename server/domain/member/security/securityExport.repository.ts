import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { readAccountEvents } from './accountEvents.repository';
import { passkeysOf } from './security.repository';

/** More than there are in 90 days. */
const ALL_EVENTS = 10_000;

/** The ways into an account and what happened to it, for the data export. */
export const securityExports = (db: Kysely<Tables>) => ({
  passkeysOf: (memberId: number) => passkeysOf(db, memberId),
  accountEventsOf: (memberId: number) => readAccountEvents(db, memberId, ALL_EVENTS),
  grantsOf: (memberId: number) =>
    db
      .selectFrom('device_grant')
      .select(['device', 'created_at', 'rotated_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
  socialOf: (memberId: number) =>
    db
      .selectFrom('social_identity')
      .select(['provider', 'issuer', 'subject', 'created_at', 'used_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
  formerEmailsOf: (memberId: number) =>
    db
      .selectFrom('email_undo')
      .select(['email', 'created_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
});
