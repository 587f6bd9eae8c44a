import { LIMITS } from '@contract/limits';
import { PERIODS } from '@contract/period';
import { MEETING_OPTIONS, PROJECT_CATEGORIES, STEPS } from '@contract/project';
import { AWARD_TYPES, DEGREES, EXPERIENCE_TYPES, GRADES } from '@contract/signup';
import { ROLES, SKILLS, type Role } from '@contract/skill';
import { createTestDatabase } from '../app/testing/database';
import { type Database } from './connect';
import { insertMember, insertProject } from './testing/rows';
import { withdraw } from './testing/withdraw';

let database: Database;
let member: number;

beforeAll(async () => {
  database = await createTestDatabase();
  member = await insertMember(database.db);
});

afterAll(() => database.close());

const text = (length: number) => '가'.repeat(length);
const refused = (constraint: string) => expect.objectContaining({ constraint }) as Error;

describe('members', () => {
  it('have unique nicknames, regardless of case and Unicode composition', async () => {
    await insertMember(database.db, { nickname: 'Kim_이음'.normalize('NFC') });
    await expect(insertMember(database.db, { nickname: 'kim_이음'.normalize('NFC') })).rejects.toEqual(
      refused('member_nickname_unique'),
    );
    await expect(insertMember(database.db, { nickname: 'kiM_이음'.normalize('NFD').slice(0, 10) })).rejects.toEqual(
      refused('member_nickname_unique'),
    );
  });

  it('have unique e-mail addresses, regardless of case', async () => {
    await insertMember(database.db, { email: 'Team@Example.com' });
    await expect(insertMember(database.db, { email: 'team@example.COM' })).rejects.toEqual(
      refused('member_email_unique'),
    );
  });

  it('have unique usernames', async () => {
    await insertMember(database.db, { username: 'onlyone' });
    await expect(insertMember(database.db, { username: 'onlyone' })).rejects.toEqual(refused('member_username_unique'));
  });

  it('accept a username once when it is inserted concurrently', async () => {
    const tries = Array.from({ length: 12 }, () => insertMember(database.db, { username: 'wanted' }));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('must be either complete or withdrawn', async () => {
    await expect(insertMember(database.db, { major: null })).rejects.toEqual(refused('member_complete'));
    const withdrawn = database.db.updateTable('member').set({ withdrawn_at: new Date() }).where('id', '=', member);
    await expect(withdrawn.execute()).rejects.toEqual(refused('member_erased'));
  });

  it('release their names when they withdraw', async () => {
    const id = await insertMember(database.db, { username: 'leaver', nickname: '떠난이', email: 'leaver@example.com' });
    await withdraw(database.db, id);
    const again = insertMember(database.db, { username: 'leaver', nickname: '떠난이', email: 'leaver@example.com' });
    await expect(again).resolves.not.toBe(id);
  });

  it.each([
    ['nickname', LIMITS.nickname],
    ['name', LIMITS.name],
    ['address', LIMITS.address],
    ['introduction', LIMITS.introduction],
    ['school_name', LIMITS.name],
    ['major', LIMITS.name],
  ])('accept a %s up to its limit', async (column, limit) => {
    await insertMember(database.db, { [column]: text(limit) });
    await expect(insertMember(database.db, { [column]: text(limit + 1) })).rejects.toEqual(
      refused(`member_${column}_length`),
    );
  });

  it('accept every grade and degree of the contract and no other', async () => {
    for (const grade of GRADES) await insertMember(database.db, { grade });
    for (const degree of DEGREES) await insertMember(database.db, { degree });
    await expect(insertMember(database.db, { grade: '7' as '6' })).rejects.toEqual(refused('member_grade_code'));
    await expect(insertMember(database.db, { degree: 'NONE' as 'MASTER' })).rejects.toEqual(
      refused('member_degree_code'),
    );
  });

  it('accept every skill and role of the contract, and need at least one of each', async () => {
    await insertMember(database.db, { skills: [...SKILLS], desired_roles: [...ROLES] });
    await expect(insertMember(database.db, { skills: [] })).rejects.toEqual(refused('member_skills_any'));
    await expect(insertMember(database.db, { desired_roles: [] })).rejects.toEqual(refused('member_desired_roles_any'));
  });
});

describe('rows of a profile', () => {
  const period = { start_date: '2025-01-01', end_date: '2025-06-30' };

  it('accept every experience type and award type of the contract', async () => {
    const experiences = EXPERIENCE_TYPES.map((experience_type, position) => ({
      member_id: member,
      position,
      experience_type,
      experience_name: '동아리',
      description: text(LIMITS.rowDescription),
      ...period,
    }));
    const { db } = database;
    const experienced = await db.insertInto('member_experience').values(experiences).executeTakeFirst();
    expect(experienced.numInsertedOrUpdatedRows).toBe(BigInt(EXPERIENCE_TYPES.length));
    const awards = AWARD_TYPES.map((award_type, position) => ({
      member_id: member,
      position,
      award_type,
      organizer: '협회',
      award_date: '2025-01-01',
      award_name: '대상',
    }));
    const awarded = await db.insertInto('member_award').values(awards).executeTakeFirst();
    expect(awarded.numInsertedOrUpdatedRows).toBe(BigInt(AWARD_TYPES.length));
  });

  it('must not end before they start', async () => {
    const career = {
      member_id: member,
      position: 0,
      company_name: '회사',
      description: '개발',
      start_date: '2025-02-01',
      end_date: '2025-01-31',
    };
    await expect(database.db.insertInto('member_career').values(career).execute()).rejects.toEqual(
      refused('member_career_period'),
    );
  });

  it('are limited to the maximum of the contract', async () => {
    const career = { member_id: member, company_name: '회사', description: '개발', ...period };
    await database.db
      .insertInto('member_career')
      .values({ ...career, position: LIMITS.rows - 1 })
      .execute();
    const tooMany = database.db.insertInto('member_career').values({ ...career, position: LIMITS.rows });
    await expect(tooMany.execute()).rejects.toEqual(refused('member_career_rows'));
  });

  it('of a portfolio have either a file key or a link address', async () => {
    const portfolio = { member_id: member, position: 0, file_name: '포트폴리오.pdf' };
    const none = { ...portfolio, kind: 'file', file_size: 10, file_key: null, url: null } as const;
    await expect(database.db.insertInto('member_portfolio').values(none).execute()).rejects.toEqual(
      refused('member_portfolio_kind'),
    );
    await database.db
      .insertInto('member_portfolio')
      .values({ ...none, file_key: 'portfolio/1' })
      .execute();
    const link = {
      ...portfolio,
      position: 1,
      kind: 'link',
      file_name: '',
      file_size: 0,
      file_key: null,
      url: 'https://example.com',
    } as const;
    await database.db.insertInto('member_portfolio').values(link).execute();
  });
});

describe('posts', () => {
  it.each([
    ['title', LIMITS.title],
    ['project_name', LIMITS.title],
    ['introduce', LIMITS.projectText],
    ['article', LIMITS.projectText],
  ])('accept a %s up to its limit', async (column, limit) => {
    const constraint = column === 'project_name' ? 'project_name_length' : `project_${column}_length`;
    await insertProject(database.db, member, { [column]: text(limit) });
    await expect(insertProject(database.db, member, { [column]: text(limit + 1) })).rejects.toEqual(
      refused(constraint),
    );
    await expect(insertProject(database.db, member, { [column]: '' })).rejects.toEqual(refused(constraint));
  });

  it('accept every code of the contract', async () => {
    for (const category of PROJECT_CATEGORIES) await insertProject(database.db, member, { category });
    for (const period of PERIODS) await insertProject(database.db, member, { period });
    for (const step of STEPS) await insertProject(database.db, member, { step });
    for (const meeting_option of MEETING_OPTIONS) await insertProject(database.db, member, { meeting_option });
    const all = insertProject(database.db, member, { roles: [...ROLES], skills: [...SKILLS] });
    await expect(all).resolves.toEqual(expect.any(Number));
  });

  it('refuse unknown codes', async () => {
    await expect(insertProject(database.db, member, { category: 'EXPERIENCE' as 'STUDY' })).rejects.toEqual(
      refused('project_category_code'),
    );
    await expect(insertProject(database.db, member, { step: 'DONE' as 'PLANNING' })).rejects.toEqual(
      refused('project_step_code'),
    );
    await expect(insertProject(database.db, member, { meeting_option: 'ONLINE' as '온라인' })).rejects.toEqual(
      refused('project_meeting_option_code'),
    );
    await expect(insertProject(database.db, member, { roles: [] })).rejects.toEqual(refused('project_roles_any'));
    const roles: Role[] = ['PM', 'CEO' as 'PM'];
    await expect(insertProject(database.db, member, { roles })).rejects.toEqual(refused('role_codes_known'));
    const skills = ['COBOL' as 'GIT'];
    await expect(insertProject(database.db, member, { skills })).rejects.toEqual(refused('skill_codes_known'));
  });

  it('have whole months in order and a number of positions within the limits', async () => {
    await expect(insertProject(database.db, member, { start_month: '2026-12-02' })).rejects.toEqual(
      refused('project_start_first_day'),
    );
    await expect(insertProject(database.db, member, { end_month: '2026-11-01' })).rejects.toEqual(
      refused('project_months_order'),
    );
    const { min, max } = LIMITS.personnel;
    for (const personnel of [min, max]) await insertProject(database.db, member, { personnel });
    for (const personnel of [min - 1, max + 1]) {
      await expect(insertProject(database.db, member, { personnel })).rejects.toEqual(
        refused('project_personnel_range'),
      );
    }
  });

  it('have at most one pending invitation per member', async () => {
    const row = { project_id: await insertProject(database.db, member), member_id: await insertMember(database.db) };
    await database.db.insertInto('project_invitation').values(row).execute();
    await expect(database.db.insertInto('project_invitation').values(row).execute()).rejects.toEqual(
      refused('project_invitation_once'),
    );
  });
});

describe('comments', () => {
  let project: number;

  beforeAll(async () => {
    project = await insertProject(database.db, member);
  });

  async function comment(overrides: { project_id?: number; parent_id?: number; content?: string; deleted?: boolean }) {
    const row = { project_id: project, writer_id: member, content: '댓글', ...overrides };
    return (await database.db.insertInto('project_comment').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }

  it('reply only to a comment of the same post', async () => {
    const root = await comment({});
    const other = await insertProject(database.db, member);
    await expect(comment({ project_id: other, parent_id: root })).rejects.toEqual(
      refused('project_comment_same_project'),
    );
  });

  it('cannot be deleted while they have replies', async () => {
    const root = await comment({});
    await comment({ parent_id: root });
    const removal = database.db.deleteFrom('project_comment').where('id', '=', root).execute();
    await expect(removal).rejects.toEqual(refused('project_comment_same_project'));
  });

  it('have text up to the limit, and no text as a tombstone', async () => {
    await comment({ content: text(LIMITS.comment) });
    await expect(comment({ content: text(LIMITS.comment + 1) })).rejects.toEqual(
      refused('project_comment_content_length'),
    );
    await expect(comment({ content: '' })).rejects.toEqual(refused('project_comment_tombstone'));
    await expect(comment({ deleted: true })).rejects.toEqual(refused('project_comment_tombstone'));
  });
});
