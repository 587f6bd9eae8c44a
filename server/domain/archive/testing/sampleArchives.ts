import { type Insertable, type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { archiveRow } from '../../../db/testing/rows';
import { DAY } from '../../../lib/durations';
import { seededRandom, type SeededRandom } from '../../../lib/seededRandom';

/** The fields of an archive that the list reads. */
export interface SampleArchive {
  title: string;
  /** Null for a pending one. */
  published_at: Date | null;
}

const TITLE_WORDS = [
  ...['개발자', '디자이너', '함께', '앱', '프로젝트', '여행', 'React', 'REACT Native', 'next.js', '100%', 'a_b'],
  ...["it's", '역\\슬래시', '뷁', '🚀', '백엔드 개발'],
];
const FIRST_DAY = Date.parse('2025-01-01T00:00:00Z');

/**
 * Creates so many archives, published on some days, several at the same instant; the same seed creates the same
 * archives.
 */
export function sampleArchives(count: number, seed: number, days: number): SampleArchive[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => sampleArchive(random, days));
}

function sampleArchive(random: SeededRandom, days: number): SampleArchive {
  const at = FIRST_DAY + random.between(0, days - 1) * DAY + random.between(0, 20) * (DAY / 20 - 1);
  return {
    title: random.some(TITLE_WORDS, random.between(1, 4)).join(random.chance(80) ? ' ' : ''),
    published_at: new Date(at),
  };
}

/** Inserts archives of one team directly. @returns them with their ids */
export async function insertArchives(
  db: Kysely<Tables>,
  team: readonly [number, ...number[]],
  archives: readonly SampleArchive[],
) {
  const inserted: (SampleArchive & { id: number })[] = [];
  for (let start = 0; start < archives.length; start += 500) {
    const some = archives.slice(start, start + 500);
    const rows = await db
      .insertInto('archive')
      .values(some.map(({ title, published_at }) => archiveRow(team[0], title, { published_at })))
      .returning('id')
      .execute();
    await db
      .insertInto('archive_member')
      .values(rows.flatMap(({ id }) => teamRows(id, team)))
      .execute();
    inserted.push(...some.map((archive, index) => ({ ...archive, id: rows[index]?.id ?? 0 })));
  }
  return inserted;
}

function teamRows(archiveId: number, team: readonly number[]): Insertable<Tables['archive_member']>[] {
  const confirmed = { roles: ['PM' as const], consent: 'CONFIRMED' as const, answered_at: new Date() };
  return team.map((member_id, position) => ({ archive_id: archiveId, member_id, position, ...confirmed }));
}
