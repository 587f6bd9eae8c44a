import { sql } from 'kysely';
import { createTestDatabase } from '../app/testing/database';
import { type Database } from './connect';
import { bigramQuery, likePattern, titleColumns, titleBigrams, titleKey } from './titleBigrams';

describe('titleKey', () => {
  it('ignores case, spaces and Unicode composition', () => {
    expect(titleKey(' React  스터디\u3000모집 '.normalize('NFD'))).toBe('react스터디모집');
  });
});

describe('titleBigrams', () => {
  it('returns every pair of characters, and the last character alone', () => {
    expect(titleBigrams('개발개발자')).toEqual(['개발', '발개', '발자', '자']);
  });

  it('counts a character outside the basic multilingual plane as one', () => {
    expect(titleBigrams('🚀팀')).toEqual(['🚀팀', '팀']);
  });

  it('returns no bigrams for an empty title', () => {
    expect(titleBigrams('')).toEqual([]);
  });
});

describe('bigramQuery', () => {
  it('matches the beginning of a bigram for a keyword of one syllable', () => {
    expect(bigramQuery('개')).toBe("'개':*");
  });

  it('matches all pairs of a longer keyword', () => {
    expect(bigramQuery('개발자 모집')).toBe("'개발' & '발자' & '자모' & '모집'");
  });

  it('escapes quotes and backslashes of a keyword', () => {
    expect(bigramQuery("'\\")).toBe("'''\\\\'");
  });

  it('is null for a keyword of spaces', () => {
    expect(bigramQuery('  ')).toBeNull();
  });
});

describe('the search for titles in the database', () => {
  const titles = ['백엔드 개발자를 찾아요', '앱 개발', "it's 100% 새로움\\", '개', 'Next.js_스터디 🚀'];
  let database: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    await sql`create table sample (title text, title_key text, title_grams tsvector)`.execute(database.db);
    for (const title of titles) {
      const columns = titleColumns(title);
      await sql`insert into sample values (${columns.title}, ${columns.title_key}, ${columns.title_grams})`.execute(
        database.db,
      );
    }
  });

  afterAll(() => database.close());

  async function found(keyword: string): Promise<string[]> {
    const { rows } = await sql<{ title: string }>`
      select title from sample
      where title_grams @@ ${bigramQuery(keyword)}::tsquery and title_key like ${likePattern(keyword)}
    `.execute(database.db);
    return rows.map(({ title }) => title);
  }

  it.each([
    ['개', ['백엔드 개발자를 찾아요', '앱 개발', '개']],
    ['개발', ['백엔드 개발자를 찾아요', '앱 개발']],
    ['드개발', ['백엔드 개발자를 찾아요']],
    ['개발 자', ['백엔드 개발자를 찾아요']],
    ['요', ['백엔드 개발자를 찾아요']],
    ['0%', ["it's 100% 새로움\\"]],
    ["'", ["it's 100% 새로움\\"]],
    ['움\\', ["it's 100% 새로움\\"]],
    ['NEXT.JS_스', ['Next.js_스터디 🚀']],
    ['t_js', []],
    ['🚀', ['Next.js_스터디 🚀']],
    ['뷁', []],
  ])('finds exactly the titles that contain the keyword %s', async (keyword, expected) => {
    expect((await found(keyword)).sort()).toEqual([...expected].sort());
  });

  it('finds every title by every part of it', async () => {
    for (const title of titles) {
      const characters = [...titleKey(title)];
      const pieces = characters.flatMap((_, start) =>
        characters.slice(start).map((__, end) => characters.slice(start, start + end + 1).join('')),
      );
      for (const piece of pieces) expect(await found(piece)).toContain(title);
    }
  });
});
