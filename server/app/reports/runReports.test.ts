/** @tier full */
import { runProgram } from '../testing/builtProgram';
import { createEmptyDatabase, createTestDatabase } from '../testing/database';
import { connectDatabase, type Database } from '../../db/connect';
import { migrateToLatest } from '../../db/migrate';
import { type Tables } from '../../db/tables';
import { insertMember, insertProject } from '../../db/testing/rows';
import { withdraw } from '../../db/testing/withdraw';
import { type Insertable, type Kysely } from 'kysely';
import { widthOf } from './printable';
import { runReports } from './runReports';

let database: Database;
let reporter: number;
let reported: number;
beforeAll(async () => {
  database = await createTestDatabase();
  reporter = await insertMember(database.db, { nickname: '새벽코딩' });
  reported = await insertMember(database.db, { nickname: 'Kim곰' });
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('report').execute());

let targets = 0;

async function insert(overrides: Partial<Insertable<Tables['report']>> = {}, db: Kysely<Tables> = database.db) {
  targets += 1;
  const row = { reporter_id: reporter, reported_id: reported, target: 'PROJECT_COMMENT', type: 'SPAM' } as const;
  const { id } = await db
    .insertInto('report')
    .values({ ...row, target_id: targets, post_id: 7, reported_text: '연락 주세요', content: '광고예요', ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What the command prints. */
async function run(line: string, columns?: number): Promise<string[]> {
  const lines: string[] = [];
  await runReports(line.split(' ').filter(Boolean), database.db, { print: (text) => lines.push(text), columns });
  return lines;
}

const ids = (lines: string[]) => lines.slice(1, -1).map((line) => Number(/^\d+/.exec(line)?.[0]));

describe('the list of reports', () => {
  it('prints the open reports as a table, newest first', async () => {
    const at = new Date('2026-11-20T15:30:00Z');
    const first = await insert({ created_at: at });
    await insert({ closed_at: at });
    const second = await insert({ target: 'PROJECT', type: 'OTHER', content: '', created_at: at });
    expect(await run('')).toEqual([
      'no  reported          target       type              about  by        text',
      `${String(second).padEnd(2)}  2026-11-21 00:30  모집글       기타              Kim곰  새벽코딩  연락 주세요`,
      `${String(first).padEnd(2)}  2026-11-21 00:30  모집글 댓글  스팸·홍보 게시물  Kim곰  새벽코딩  광고예요`,
      '2 open reports',
    ]);
  });

  it('prints a note when there are no reports', async () => {
    expect(await run('')).toEqual(['No open reports']);
    expect(await run('--all')).toEqual(['No reports']);
    expect(await run('--json')).toEqual(['[]']);
  });

  it('filters by state, type, target and member', async () => {
    const other = await insertMember(database.db, { nickname: '다른회원' });
    const spam = await insert();
    const post = await insert({ target: 'PROJECT', type: 'OTHER' });
    const closed = await insert({ closed_at: new Date() });
    const theirs = await insert({ reported_id: other });

    expect(ids(await run('--all'))).toEqual([theirs, closed, post, spam]);
    expect(ids(await run('--closed'))).toEqual([closed]);
    expect(ids(await run('--type other'))).toEqual([post]);
    expect(ids(await run('--target project_comment'))).toEqual([theirs, spam]);
    expect(ids(await run('--member kim곰'))).toEqual([post, spam]);
    expect(ids(await run(`--member ${'다른회원'.normalize('NFD')} --all --type SPAM`))).toEqual([theirs]);
    expect(await run('--member nobody')).toEqual(['No open reports']);
  });

  it('prints the total when not all reports are shown', async () => {
    for (let count = 0; count < 3; count += 1) await insert();
    expect((await run('--limit 2')).at(-1)).toBe('3 open reports, 2 shown (--limit)');
    expect(await run('--limit 2')).toHaveLength(4);
  });

  it('fits the width of the terminal, counting Hangul as two columns', async () => {
    await insert({ content: '가나다라마바사아자차카타파하🧑'.repeat(20) });
    const [, line = ''] = await run('', 120);
    expect(widthOf(line)).toBeLessThanOrEqual(120);
    expect(widthOf(line)).toBeGreaterThan(116);
    expect(line).toMatch(/…$/);
  });

  it('prints a withdrawn member without a nickname', async () => {
    const leaver = await insertMember(database.db);
    await insert({ reported_id: leaver });
    await withdraw(database.db, leaver);
    expect((await run(''))[1]).toContain('탈퇴한 회원');
  });
});

describe('the command for single reports', () => {
  it('prints all fields of a report', async () => {
    const id = await insert({ created_at: new Date('2026-11-20T15:30:00Z'), reported_text: '여기로\n연락 주세요' });
    expect(await run(`show ${id}`)).toEqual([
      `Report ${id}, open`,
      '  reported  2026-11-21 00:30 by 새벽코딩',
      '  about     Kim곰',
      '  type      스팸·홍보 게시물',
      `  target    모집글 댓글 /projectdetail/7#comment-${targets}`,
      '  text      > 여기로',
      '            > 연락 주세요',
      '  words     > 광고예요',
    ]);
  });

  it('prints the address of a reported archive and of a reported archive comment', async () => {
    const archive = await insert({ target: 'ARCHIVE', post_id: 12, target_id: 12 });
    const comment = await insert({ target: 'ARCHIVE_COMMENT', post_id: 12, target_id: 34 });
    expect(ids(await run('--target archive'))).toEqual([archive]);
    expect(await run(`show ${archive}`)).toContain('  target    아카이브 /archive/12');
    expect(await run(`show ${comment}`)).toContain('  target    아카이브 댓글 /archive/12#comment-34');
  });

  it('prints the writer of a reported one-liner, and its address while its archive exists', async () => {
    const standing = await insert({ target: 'EVALUATION', post_id: 12, target_id: 56 });
    const outlived = await insert({ target: 'EVALUATION', post_id: null, target_id: 78 });
    expect(ids(await run('--target evaluation'))).toEqual([outlived, standing]);
    expect(await run(`show ${standing}`)).toContain('  target    한줄평 /archive/12');
    const sheet = await run(`show ${outlived}`);
    expect(sheet).toContain('  target    한줄평');
    expect(sheet).toContain('  about     Kim곰');
  });

  it('closes and reopens reports, and prints when nothing changes', async () => {
    const [first, second] = [await insert(), await insert()];
    expect(await run(`close ${first}`)).toEqual([`Report ${first} is closed.`]);
    expect(ids(await run(''))).toEqual([second]);
    expect(await run(`close ${first} ${second} ${second}`)).toEqual([
      `Report ${first} was already closed.`,
      `Report ${second} is closed.`,
    ]);
    expect(await run('')).toEqual(['No open reports']);
    expect(await run(`reopen ${second}`)).toEqual([`Report ${second} is open.`]);
    expect(await run(`reopen ${second}`)).toEqual([`Report ${second} was already open.`]);
  });

  it('logs each closed or reopened report once', async () => {
    const id = await insert({ target: 'ARCHIVE' });
    for (const command of ['close', 'close', 'reopen']) await run(`${command} ${id}`);
    const rows = await database.db
      .selectFrom('operator_log')
      .select(['actor', 'action', 'member_id'])
      .where('target', '=', 'ARCHIVE')
      .where('target_id', '=', targets)
      .orderBy('id')
      .execute();
    const by = { actor: 'COMMAND', member_id: reported };
    expect(rows).toEqual([
      { ...by, action: 'CLOSE' },
      { ...by, action: 'REOPEN' },
    ]);
  });

  it('logs several closed reports about one target as one row', async () => {
    const target = { target: 'PROJECT_COMMENT', target_id: 4321 } as const;
    const reports = [await insert(target), await insert({ ...target, reporter_id: reported })];
    await run(`close ${reports.join(' ')}`);
    const rows = await database.db
      .selectFrom('operator_log')
      .select('action')
      .where('target', '=', target.target)
      .where('target_id', '=', target.target_id)
      .execute();
    expect(rows).toEqual([{ action: 'CLOSE' }]);
  });

  it('does not close a report that has hidden its target, and exits with 1', async () => {
    const hidden = { hidden_at: new Date(), hidden_by: 'AUTO' } as const;
    const project = await insertProject(database.db, reported, hidden);
    const id = await insert({ target: 'PROJECT', target_id: project });
    const other = await insert();
    const lines: string[] = [];
    const isDone = await runReports(['close', String(id), String(other)], database.db, {
      print: (line) => lines.push(line),
    });
    expect([isDone, lines]).toEqual([
      false,
      [
        `Report ${id} stays open: reports have hidden what it is about. Decide about it at /admin/reports/project/${project}.`,
        `Report ${other} is closed.`,
      ],
    ]);
    const logged = database.db.selectFrom('operator_log').select('id').where('target', '=', 'PROJECT');
    expect(await logged.where('target_id', '=', project).execute()).toEqual([]);
  });

  it('prints when a report does not exist, and exits with 1', async () => {
    const id = await insert();
    const lines: string[] = [];
    const found = await runReports(['close', String(id), '999999'], database.db, { print: (line) => lines.push(line) });
    expect([found, lines]).toEqual([false, [`Report ${id} is closed.`, 'There is no report 999999.']]);
  });
});

describe('reports with control characters', () => {
  const NASTY = '\u001B[2J\u001B]0;title\u0007\u202Egnp\u200B\u009B31m\n다음 줄\u2028끝';

  it('prints text of members without control and invisible characters', async () => {
    const id = await insert({ content: NASTY });
    const shown = '\\u{1b}[2J\\u{1b}]0;title\\u{7}\\u{202e}gnp\\u{200b}\\u{9b}31m';
    expect((await run(''))[1]).toContain(`${shown} ⏎ 다음 줄\\u{2028}끝`);
    expect(await run(`show ${id}`)).toContain(`  words     > ${shown}`);
  });

  it('escapes text of members in JSON, from which it is parsed unchanged', async () => {
    const id = await insert({ content: NASTY, closed_at: new Date('2026-11-20T00:00:00Z') });
    const [json = ''] = await run('--json --closed');
    expect(json).not.toMatch(/[^\n\P{Cc}]|[\p{Cf}\p{Zl}]/u);
    expect(JSON.parse(json)).toEqual([
      {
        id,
        createdDateTime: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        closedDateTime: '2026-11-20T00:00:00.000Z',
        target: 'PROJECT_COMMENT',
        targetId: targets,
        path: `/projectdetail/7#comment-${targets}`,
        reportedText: '연락 주세요',
        type: 'SPAM',
        content: NASTY,
        reporter: '새벽코딩',
        reported: 'Kim곰',
      },
    ]);
    expect(JSON.parse((await run(`reopen ${id} --json`))[0] ?? '')).toMatchObject([{ id, closedDateTime: null }]);
  });
});

it.each([
  ['--type rude', /^--type must be one of INAPPROPRIATE_PROFILE, .*, not "rude"\.$/],
  ['--target member', /^--target must be one of PROJECT, .*\.$/],
  ['--limit 0', /^--limit must be a whole number above 0, not "0"\.$/],
  ['erase 1', /^"erase" is not one of show, close, reopen\.$/],
  ['close', /^Name at least one report by its number\.$/],
  ['close abc', /^A report must be a whole number above 0, not "abc"\.$/],
  ['--colour', /--colour/],
])('refuses the arguments %s with one sentence', async (line, sentence) => {
  await expect(run(line)).rejects.toThrow(sentence);
});

it('prints every option with --help', async () => {
  expect((await run('--help')).join('\n')).toContain('npm run reports -- close 12 13');
});

it('runs from the command line on the database of DATABASE_URL, which it migrates', async () => {
  const empty = await createEmptyDatabase();
  const program = (...args: string[]) => runProgram('server/app/reports/main.ts', args, { DATABASE_URL: empty.url });
  expect((await program()).stdout).toBe('No open reports\n');

  const own = await connectDatabase({ databaseUrl: empty.url, dataDir: '' });
  await migrateToLatest(own.db);
  const member = await insertMember(own.db);
  const id = await insert({ reporter_id: member, reported_id: member }, own.db);
  expect((await program('close', String(id))).stdout).toBe(`Report ${id} is closed.\n`);
  await expect(program('close', '999')).rejects.toMatchObject({ code: 1, stdout: 'There is no report 999.\n' });
  await expect(program('--type', 'x')).rejects.toMatchObject({ code: 1, stdout: '' });
  await own.close();
  await empty.drop();
});
