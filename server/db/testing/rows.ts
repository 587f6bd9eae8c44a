import { type Insertable, type Kysely } from 'kysely';
import { type Tables } from '../tables';
import { titleColumns } from '../titleBigrams';

let made = 0;

/** Inserts a valid member with a unique username, nickname and confirmed e-mail; returns the id. */
export async function insertMember(
  db: Kysely<Tables>,
  overrides: Partial<Insertable<Tables['member']>> = {},
): Promise<number> {
  made += 1;
  const { id } = await db
    .insertInto('member')
    .values({
      username: `m${String(made).padStart(6, '0')}`,
      password_hash: 'hash',
      nickname: `회원${made}`,
      name: '김이음',
      birth: '2001-02-03',
      gender: 'F',
      phone: '010-1234-5678',
      email: `member${made}@example.com`,
      email_confirmed_at: new Date(),
      address: '서울시',
      introduction: '',
      school_name: '서울대학교',
      major: '디자인',
      grade: '3',
      skills: ['FIGMA'],
      desired_roles: ['UX_UI_DESIGN'],
      profile_image: `photo/${made}`,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type NewProjectRow = Insertable<Tables['project']>;

/** A valid post. */
export function projectRow(writerId: number, title: string, overrides: Partial<NewProjectRow> = {}): NewProjectRow {
  return {
    writer_id: writerId,
    ...titleColumns(title),
    project_name: '팀이음',
    start_month: '2026-12-01',
    end_month: '2027-03-01',
    period: 'THREE_TO_SIX_MONTH',
    category: 'PROJECT',
    introduce: '소개',
    personnel: 3,
    roles: ['FRONT_END'],
    skills: ['REACT'],
    meeting_option: '온라인',
    step: 'PLANNING',
    article: '모집 글',
    closed_reason: overrides.closed === true ? 'WRITER' : null,
    ...overrides,
  };
}

/** Inserts a valid post; returns its id. */
export async function insertProject(
  db: Kysely<Tables>,
  writerId: number,
  overrides: Partial<NewProjectRow> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('project')
    .values(projectRow(writerId, '함께 만들어요', overrides))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type NewArchiveRow = Insertable<Tables['archive']>;

/** A valid archive; pending unless `published_at` is given. */
export function archiveRow(writerId: number, title: string, overrides: Partial<NewArchiveRow> = {}): NewArchiveRow {
  return {
    writer_id: writerId,
    ...titleColumns(title),
    description: '끝까지 해냈어요.',
    category: 'CONTEST',
    start_date: '2026-01-02',
    end_date: '2026-05-20',
    skills: ['FIGMA'],
    ...overrides,
  };
}

/**
 * Inserts a valid archive with its team, whose first member is the writer, and returns its id.
 * @param asked ASKED members of the team; the others have been CONFIRMED since before the publication
 */
export async function insertArchive(
  db: Kysely<Tables>,
  team: readonly [number, ...number[]],
  overrides: Partial<NewArchiveRow> = {},
  asked: readonly number[] = [],
): Promise<number> {
  const { id } = await db
    .insertInto('archive')
    .values(archiveRow(team[0], '함께 만들었어요', overrides))
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = team.map((member_id, position) => ({
    archive_id: id,
    member_id,
    position,
    roles: ['FRONT_END' as const],
    ...(asked.includes(member_id)
      ? { consent: 'ASKED' as const }
      : { consent: 'CONFIRMED' as const, answered_at: overrides.published_at ?? new Date() }),
  }));
  await db.insertInto('archive_member').values(rows).execute();
  return id;
}
