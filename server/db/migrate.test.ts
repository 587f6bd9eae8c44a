/** @tier full */
import { createEmptyDatabase } from '../app/testing/database';
import { connectDatabase, type Database } from './connect';
import { deleteExpiredQuestions } from '../lib/archives/readEvaluationRequests';
import { insertArchive, insertMember, insertProject } from './testing/rows';
import { withdraw } from './testing/withdraw';
import { isMigrated, migrateAsFarAs, migrateToLatest } from './migrate';

const PROCESSES = 10;
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
const opened: Database[] = [];

beforeEach(async () => {
  empty = await createEmptyDatabase();
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  await empty.drop();
});

async function open(): Promise<Database> {
  const database = await connectDatabase({ databaseUrl: empty.url, dataDir: '' });
  opened.push(database);
  return database;
}

it('reports the database as migrated only once every migration has run', async () => {
  const { db } = await open();
  expect(await isMigrated(db)).toBe(false);
  await migrateToLatest(db);
  expect(await isMigrated(db)).toBe(true);
});

it('runs every migration exactly once when ten apps start concurrently', async () => {
  const apps = await Promise.all(Array.from({ length: PROCESSES }, open));
  const runs = await Promise.all(apps.map(({ db }) => migrateToLatest(db)));
  const names = runs.flat();
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  expect(runs.filter((run) => run.length > 0)).toHaveLength(1);
});

it('marks writers and members who have evaluated as confirmed, and all other members of an older database as asked', async () => {
  const { db, pool } = await open();
  const names = (await migrateToLatest(db)).filter((name) => name < '0024');
  await pool.query('drop schema public cascade; create schema public');
  await migrateAsFarAs(db, names);
  await pool.query(`
    insert into member (username, password_hash, nickname, name, birth, gender, phone, email, address, introduction,
      school_name, major, grade, skills, desired_roles, profile_image)
      select 'name' || i, 'hash', '회원' || i, '김이음', '2001-02-03', 'F', '010-1234-5678', i || '@a.kr', '서울', '', '학교',
        '전공', '3', '{FIGMA}', '{PM}', 'photo/' || i from generate_series(1, 4) as i;
    insert into archive (writer_id, title, title_key, title_grams, description, category, start_date, end_date, skills,
      published_at)
      select 1, '글', '글', '', '설명', 'STUDY', '2025-01-01', '2025-02-01', '{FIGMA}', published
        from (values (now() - interval '200 days'), (null)) as archives (published);
    insert into archive_member (archive_id, member_id, position, roles, evaluated_at)
      select archive.id, member.id, member.id, '{PM}', case when member.id = 2 then now() end
        from archive, member;
    update member set withdrawn_at = now(), username = null, password_hash = null, nickname = null, name = null,
      birth = null, gender = null, phone = null, email = null, address = null, introduction = null, school_name = null,
      major = null, grade = null, skills = null, desired_roles = null, profile_image = null where id = 4;
  `);
  await migrateToLatest(db);
  const { rows } = await pool.query<{ published: boolean; member: number; consent: string }>(`
    select published_at is not null as published, member_id::int as member, consent
      from archive_member join archive on archive.id = archive_id order by 1, 2
  `);
  const team = [
    [1, 'CONFIRMED'],
    [2, 'CONFIRMED'],
    [3, 'ASKED'],
  ];
  expect(rows.map(({ published, member, consent }) => [published, member, consent])).toEqual(
    [false, true].flatMap((published) => team.map((one) => [published, ...one])),
  );
  // Members asked in an older archive have the full time to answer, from the migration on.
  expect(await deleteExpiredQuestions(db, new Date())).toBe(0);
});

it('remembers who declined the present archives of projects of an older database', async () => {
  const { db, pool } = await open();
  const names = (await migrateToLatest(db)).filter((name) => name < '0073');
  await pool.query('drop schema public cascade; create schema public');
  await migrateAsFarAs(db, names);
  const [leader, mate, other] = [await insertMember(db), await insertMember(db), await insertMember(db)];
  const project = await insertProject(db, leader);
  const at = new Date('2026-11-01T00:00:00Z');
  for (const project_id of [project, null]) {
    const archive = await insertArchive(db, [leader, mate, other], { project_id });
    const row = db.updateTable('archive_member').where('archive_id', '=', archive);
    await row.set({ consent: 'DECLINED', answered_at: at }).where('member_id', '=', mate).execute();
  }
  await migrateToLatest(db);
  const rows = await db.selectFrom('declined_archive').selectAll().execute();
  expect(rows).toEqual([{ project_id: project, member_id: mate, declined_at: at }]);
});

it('erases the profiles of withdrawn members in the reports of an older database', async () => {
  const { db, pool } = await open();
  const names = (await migrateToLatest(db)).filter((name) => name < '0074');
  await pool.query('drop schema public cascade; create schema public');
  await migrateAsFarAs(db, names);
  const [reporter, present, gone] = [await insertMember(db), await insertMember(db), await insertMember(db)];
  for (const member of [present, gone]) {
    const about = { reported_id: member, target: 'PROFILE', target_id: member, post_id: null } as const;
    const report = { reporter_id: reporter, type: 'OTHER', content: '', reported_text: '닉네임' } as const;
    await db
      .insertInto('report')
      .values({ ...about, ...report })
      .execute();
  }
  await withdraw(db, gone);
  await migrateToLatest(db);
  const rows = await db.selectFrom('report').select(['target_id', 'reported_text']).orderBy('id').execute();
  expect(rows).toEqual([
    { target_id: present, reported_text: '닉네임' },
    { target_id: gone, reported_text: '' },
  ]);
});

it('restores the statement timeout afterwards', async () => {
  const { db, pool } = await open();
  await migrateToLatest(db);
  const { rows } = await pool.query<{ value: string }>("select current_setting('statement_timeout') as value");
  expect(rows).toEqual([{ value: '15s' }]);
});
