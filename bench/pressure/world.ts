import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../server/db/tables';
import { createPasswords } from '../../server/lib/auth/passwords';
import { fill } from '../fill/fill';
import { logIn, type LoggedIn } from '../logIn';

export const POSTS = 1_000;
const MEMBERS = 400;
/** Members whose password is known. */
const WITH_PASSWORD = 40;
const RECORDS = 120;
const PASSWORD = 'abcd1234';
const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2 };

export interface Credentials {
  username: string;
  password: string;
}

/** What the attacks find: a filled database, members with sessions, passwords and public records. */
export interface PressureWorld {
  db: Kysely<Tables>;
  dataDir: string;
  members: readonly LoggedIn[];
  credentials: readonly Credentials[];
  /** Codes of public records. */
  records: readonly string[];
}

export async function createPressureWorld(db: Kysely<Tables>, dataDir: string): Promise<PressureWorld> {
  await fill(db, POSTS);
  const members = await logIn(db, MEMBERS);
  const hash = await createPasswords(PASSWORD_COST).hash(PASSWORD);
  await sql`update member set password_hash = ${hash} where id <= ${WITH_PASSWORD}`.execute(db);
  const credentials = Array.from({ length: WITH_PASSWORD }, (_, index) => ({
    username: usernameOf(index + 1),
    password: PASSWORD,
  }));
  return { db, dataDir, members, credentials, records: await openRecords(db) };
}

/** As `fillMembers` writes it. */
export const usernameOf = (id: number) => `m${String(id).padStart(6, '0')}`;
export const emailOf = (id: number) => `m${id}@example.com`;

/** Switches on the records of members who have published archives. */
async function openRecords(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    insert into member_record (member_id, code, enabled)
    select member_id, translate(substr(md5(member_id::text), 1, 12), '01', '23'), true
    from (select distinct member_id from archive_member order by member_id limit ${RECORDS}) as member
    returning code
  `.execute(db);
  return rows.map(({ code }) => code);
}
