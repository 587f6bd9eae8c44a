import { ARCHIVE_CATEGORIES } from '@contract/archive';
import { KEYWORDS, type Keyword } from '@contract/evaluation';
import { LIMITS } from '@contract/limits';
import { PERIODS } from '@contract/period';
import { ROLES, SKILLS, type Role } from '@contract/skill';
import { type Insertable } from 'kysely';
import { createTestDatabase } from '../app/testing/database';
import { type Database } from './connect';
import { type Tables } from './tables';
import { insertArchive, insertMember } from './testing/rows';
import { titleColumns } from './titleBigrams';

let database: Database;
let writer: number;
let mate: number;
let archive: number;

beforeAll(async () => {
  database = await createTestDatabase();
  writer = await insertMember(database.db);
  mate = await insertMember(database.db);
});

beforeEach(async () => {
  archive = await insertArchive(database.db, [writer, mate]);
});

afterAll(() => database.close());

const text = (length: number) => '가'.repeat(length);
const refused = (constraint: string) => expect.objectContaining({ constraint }) as Error;

describe('archives', () => {
  const insert = (overrides: Parameters<typeof insertArchive>[2]) => insertArchive(database.db, [writer], overrides);

  it('allow title, description and link up to their limits', async () => {
    const link = (length: number) => `https://${'a'.repeat(length)}`;
    await insert({ ...titleColumns(text(LIMITS.title)), description: text(LIMITS.archiveDescription) });
    await insert({ link: link(LIMITS.link) });
    await expect(insert(titleColumns(text(LIMITS.title + 1)))).rejects.toEqual(refused('archive_title_length'));
    await expect(insert(titleColumns(''))).rejects.toEqual(refused('archive_title_length'));
    for (const description of ['', text(LIMITS.archiveDescription + 1)]) {
      await expect(insert({ description })).rejects.toEqual(refused('archive_description_length'));
    }
    await expect(insert({ link: link(LIMITS.link + 1) })).rejects.toEqual(refused('archive_link_length'));
  });

  it('accept every code of the contract and no other', async () => {
    for (const category of ARCHIVE_CATEGORIES) await insert({ category });
    await insert({ skills: [...SKILLS] });
    await expect(insert({ category: 'PROJECT' as 'STUDY' })).rejects.toEqual(refused('archive_category_code'));
    await expect(insert({ skills: ['COBOL' as 'GIT'] })).rejects.toEqual(refused('skill_codes_known'));
    await expect(insert({ skills: [] })).rejects.toEqual(refused('archive_skills_any'));
  });

  it('must not end before they start, and must reference a stored image', async () => {
    await insert({ start_date: '2026-01-02', end_date: '2026-01-02', thumbnail: 'image/1.webp' });
    await expect(insert({ start_date: '2026-01-02', end_date: '2026-01-01' })).rejects.toEqual(
      refused('archive_days_order'),
    );
    await expect(insert({ thumbnail: 'file/1.pdf' })).rejects.toEqual(refused('archive_thumbnail_key'));
  });
});

describe('a team', () => {
  const join = (overrides: { member_id?: number; position?: number; roles?: Role[] }) =>
    database.db
      .insertInto('archive_member')
      .values({
        archive_id: archive,
        member_id: writer,
        position: 2,
        roles: ['PM'],
        consent: 'CONFIRMED',
        answered_at: new Date(),
        ...overrides,
      })
      .execute();

  it('has each member once, at a unique position, with known roles', async () => {
    const third = await insertMember(database.db);
    await expect(join({})).rejects.toEqual(refused('archive_member_pkey'));
    await expect(join({ member_id: third, position: 1 })).rejects.toEqual(refused('archive_member_place'));
    await expect(join({ member_id: third, roles: [] })).rejects.toEqual(refused('archive_member_roles_any'));
    await expect(join({ member_id: third, roles: ['CEO' as 'PM'] })).rejects.toEqual(refused('role_codes_known'));
    await join({ member_id: third, roles: [...ROLES] });
  });
});

describe('images', () => {
  const add = (position: number, file_key: string) =>
    database.db.insertInto('archive_image').values({ archive_id: archive, position, file_key }).execute();

  it('are limited to the maximum of the contract, and each file is used once', async () => {
    await add(0, 'image/first.webp');
    await add(LIMITS.archiveImages - 1, 'image/last.webp');
    await expect(add(LIMITS.archiveImages, 'image/more.webp')).rejects.toEqual(refused('archive_image_position_range'));
    await expect(add(0, 'image/other.webp')).rejects.toEqual(refused('archive_image_place'));
    await expect(add(1, 'image/first.webp')).rejects.toEqual(refused('archive_image_file_key'));
    await expect(add(1, 'file/1.pdf')).rejects.toEqual(refused('archive_image_key'));
  });
});

describe('consent', () => {
  const rowOf = (memberId: number) =>
    database.db.updateTable('archive_member').where('archive_id', '=', archive).where('member_id', '=', memberId);
  const ask = (memberId: number) => rowOf(memberId).set({ consent: 'ASKED', answered_at: null }).execute();
  const answer = (memberId: number, consent: 'CONFIRMED' | 'DECLINED') =>
    rowOf(memberId).set({ consent, answered_at: new Date() }).execute();
  const say = (by: number, about: number) =>
    database.db
      .insertInto('evaluation')
      .values({
        archive_id: archive,
        evaluator_id: by,
        evaluated_id: about,
        feedback: '고마워요',
        keywords: ['TEAMWORK'],
        period: 'ONE_MONTH_LESS',
      })
      .execute();

  it('is one of three codes, and has a time if and only if it was answered', async () => {
    const unknown = rowOf(mate)
      .set({ consent: 'MAYBE' as 'ASKED' })
      .execute();
    await expect(unknown).rejects.toEqual(refused('archive_member_consent_code'));
    await expect(rowOf(mate).set({ answered_at: null }).execute()).rejects.toEqual(refused('archive_member_answered'));
    await ask(mate);
  });

  it('of the writer must be confirmed, also when the writer changes', async () => {
    await expect(ask(writer)).rejects.toEqual(refused('archive_member_writer'));
    await expect(answer(writer, 'DECLINED')).rejects.toEqual(refused('archive_member_writer'));
    await ask(mate);
    const handOver = database.db.updateTable('archive').set({ writer_id: mate }).where('id', '=', archive);
    await expect(handOver.execute()).rejects.toEqual(refused('archive_member_writer'));
    await answer(mate, 'CONFIRMED');
    await handOver.execute();
  });

  it('cannot change after a decline, which deletes all evaluations by and about the member', async () => {
    await say(writer, mate);
    await say(mate, writer);
    await rowOf(mate).set({ evaluated_at: new Date() }).execute();
    await answer(mate, 'DECLINED');
    expect(await database.db.selectFrom('evaluation').where('archive_id', '=', archive).selectAll().execute()).toEqual(
      [],
    );
    const row = database.db.selectFrom('archive_member').select('evaluated_at').where('archive_id', '=', archive);
    expect(await row.where('member_id', '=', mate).executeTakeFirst()).toEqual({ evaluated_at: null });
    await expect(answer(mate, 'CONFIRMED')).rejects.toEqual(refused('archive_member_declined'));
    await expect(ask(mate)).rejects.toEqual(refused('archive_member_declined'));
  });

  it('must be confirmed for a member who has evaluated', async () => {
    await ask(mate);
    const evaluated = rowOf(mate).set({ evaluated_at: new Date() }).execute();
    await expect(evaluated).rejects.toEqual(refused('archive_member_evaluated'));
  });

  it('is required of the author of an evaluation, and its subject must not have declined', async () => {
    await ask(mate);
    await say(writer, mate);
    await expect(say(mate, writer)).rejects.toEqual(refused('evaluation_consent'));
    await answer(mate, 'DECLINED');
    await expect(say(writer, mate)).rejects.toEqual(refused('evaluation_consent'));
    await expect(say(writer, await insertMember(database.db))).rejects.toEqual(refused('evaluation_consent'));
  });

  it('of two members is required to publish an archive', async () => {
    await ask(mate);
    const publish = database.db.updateTable('archive').set({ published_at: new Date() }).where('id', '=', archive);
    await expect(publish.execute()).rejects.toEqual(refused('archive_confirmed_team'));
    await answer(mate, 'CONFIRMED');
    await publish.execute();
  });
});

describe('comments', () => {
  async function comment(overrides: { archive_id?: number; parent_id?: number; content?: string; deleted?: boolean }) {
    const row = { archive_id: archive, writer_id: writer, content: '댓글', ...overrides };
    return (await database.db.insertInto('archive_comment').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }

  it('reply only to a comment of the same archive, and cannot be deleted while they have replies', async () => {
    const root = await comment({});
    const other = await insertArchive(database.db, [writer]);
    await expect(comment({ archive_id: other, parent_id: root })).rejects.toEqual(
      refused('archive_comment_same_archive'),
    );
    await comment({ parent_id: root });
    const removal = database.db.deleteFrom('archive_comment').where('id', '=', root).execute();
    await expect(removal).rejects.toEqual(refused('archive_comment_same_archive'));
  });

  it('have text up to the limit, and no text as a tombstone', async () => {
    await comment({ content: text(LIMITS.comment) });
    await expect(comment({ content: text(LIMITS.comment + 1) })).rejects.toEqual(
      refused('archive_comment_content_length'),
    );
    for (const wrong of [{ content: '' }, { deleted: true }]) {
      await expect(comment(wrong)).rejects.toEqual(refused('archive_comment_tombstone'));
    }
  });
});

type Said = Pick<Insertable<Tables['evaluation']>, 'feedback' | 'keywords' | 'period'>;

describe('evaluations', () => {
  const said: Said = { feedback: '고마워요', keywords: ['TEAMWORK'], period: 'ONE_MONTH_LESS' };
  const evaluate = (overrides: Partial<Said> & { evaluated_id?: number }) =>
    database.db
      .insertInto('evaluation')
      .values({ archive_id: archive, evaluator_id: writer, evaluated_id: mate, ...said, ...overrides })
      .execute();

  it('need text about another member, once per pair and archive', async () => {
    await evaluate({});
    await expect(evaluate({})).rejects.toEqual(refused('evaluation_once'));
    await expect(evaluate({ evaluated_id: writer })).rejects.toEqual(refused('evaluation_of_another'));
  });

  it('accept every keyword of the contract and no other, and text up to the limit', async () => {
    await evaluate({ keywords: KEYWORDS.slice(0, LIMITS.keywordsOfOne), feedback: text(LIMITS.feedback) });
    for (const [index, period] of PERIODS.entries()) {
      const third = await insertMember(database.db);
      const row = { archive_id: archive, member_id: third, position: 5 + index, roles: ['PM' as const] };
      await database.db
        .insertInto('archive_member')
        .values({ ...row, consent: 'ASKED' })
        .execute();
      await evaluate({ period, evaluated_id: third });
    }
    await expect(evaluate({ keywords: ['KIND' as Keyword] })).rejects.toEqual(refused('keyword_codes_known'));
    await expect(evaluate({ keywords: [] })).rejects.toEqual(refused('evaluation_keywords_any'));
    const four = KEYWORDS.slice(0, LIMITS.keywordsOfOne + 1);
    await expect(evaluate({ keywords: four })).rejects.toEqual(refused('evaluation_keywords_few'));
    await expect(evaluate({ period: 'EVER' as 'OVER_ONE_YEAR' })).rejects.toEqual(refused('evaluation_period_code'));
    for (const feedback of ['', text(LIMITS.feedback + 1)]) {
      await expect(evaluate({ feedback })).rejects.toEqual(refused('evaluation_feedback_length'));
    }
  });
});
