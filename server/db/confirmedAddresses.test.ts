/** @tier full */
import { sql } from 'kysely';
import { createEmptyDatabase } from '../app/testing/database';
import { connectDatabase } from './connect';
import { allMigrations, migrateAsFarAs, migrateToLatest } from './migrate';
import { insertArchive } from './testing/rows';

const MIGRATION = '0004_confirmed_addresses';

it('the migration asks confirmed members of pending archives again, but neither writers nor who has evaluated', async () => {
  const empty = await createEmptyDatabase();
  const { db, close } = await connectDatabase({ databaseUrl: empty.url, dataDir: '' });
  const names = Object.keys(allMigrations()).sort();
  await migrateAsFarAs(db, names.slice(0, names.indexOf(MIGRATION)));
  const { rows: members } = await sql<{ id: number }>`
    insert into member (username, password_hash, nickname, name, birth, gender, phone, email, address, introduction,
      school_name, major, grade, skills, desired_roles)
    select 'user' || n, 'hash', '회원' || n, '김이음', '2001-02-03', 'F', '010-1234-5678', 'user' || n || '@example.org', '서울시',
      '', '서울대학교', '디자인', '3', '{FIGMA}', '{PM}' from generate_series(1, 4) as n returning id
  `.execute(db);
  const [writer = 0, waiting = 0, evaluated = 0, withdrawn = 0] = members.map(({ id }) => Number(id));
  const team = [writer, waiting, evaluated, withdrawn] as const;
  const pending = await insertArchive(db, team);
  const published = await insertArchive(db, team, { published_at: new Date() });
  await db
    .updateTable('archive_member')
    .set({ evaluated_at: new Date() })
    .where('archive_id', '=', pending)
    .where('member_id', '=', evaluated)
    .execute();
  await sql`
    update member set withdrawn_at = now(), username = null, password_hash = null, nickname = null, name = null, birth = null,
      gender = null, phone = null, email = null, address = null, introduction = null, school_name = null, major = null,
      grade = null, skills = null, desired_roles = null where id = ${withdrawn}
  `.execute(db);

  await migrateToLatest(db);

  const consentsOf = async (archive: number) => {
    const rows = db.selectFrom('archive_member').select(['member_id', 'consent']).where('archive_id', '=', archive);
    return Object.fromEntries((await rows.execute()).map(({ member_id, consent }) => [member_id, consent]));
  };
  expect(await consentsOf(pending)).toEqual({
    [writer]: 'CONFIRMED',
    [waiting]: 'ASKED',
    [evaluated]: 'CONFIRMED',
    [withdrawn]: 'CONFIRMED',
  });
  expect(Object.values(await consentsOf(published))).toEqual(Array(4).fill('CONFIRMED'));
  const confirmed = db.selectFrom('member').select('id').where('email_confirmed_at', 'is not', null);
  expect(await confirmed.execute()).toEqual([]);
  await close();
  await empty.drop();
});
