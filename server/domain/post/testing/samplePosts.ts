import { PERIODS } from '@contract/period';
import { ACTIVITY_TIMES, MEETING_OPTIONS, PROJECT_CATEGORIES, STEPS, WEEKLY_HOURS } from '@contract/project';
import { ROLES, SKILLS } from '@contract/skill';
import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { projectRow } from '../../../db/testing/rows';
import { seededRandom, type SeededRandom } from '../../../lib/seededRandom';

/** The fields of a post that the list reads. */
export type SamplePost = ReturnType<typeof samplePost>;

const TITLE_WORDS = [
  ...[
    '개발자',
    '디자이너',
    '함께',
    '앱',
    '프로젝트',
    '스터디',
    '모집',
    '여행',
    'React',
    'REACT Native',
    'next.js',
    '100%',
  ],
  ...['a_b', '50 %', "it's", '역\\슬래시', '뷁', '🚀', '팀원', '백엔드 개발'],
];

/** Creates so many posts, oldest first; the same seed creates the same posts. */
export function samplePosts(count: number, seed: number): SamplePost[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => samplePost(random));
}

function samplePost(random: SeededRandom) {
  return {
    title: random.some(TITLE_WORDS, random.between(1, 4)).join(random.chance(80) ? ' ' : ''),
    category: random.pick(PROJECT_CATEGORIES),
    period: random.pick(PERIODS),
    roles: random.some(ROLES, random.between(1, 3)),
    skills: random.some(SKILLS, random.between(1, 4)),
    meeting_option: random.pick(MEETING_OPTIONS),
    step: random.pick(STEPS),
    weekly_hours: random.chance(30) ? null : random.pick(WEEKLY_HOURS),
    times: random.some(ACTIVITY_TIMES, random.between(0, 2)),
    closed: random.chance(30),
    bookmark_count: random.chance(50) ? 0 : random.between(0, 5),
    view_count: random.between(0, 9),
  };
}

/** Inserts posts directly. @returns them with their ids */
export async function insertPosts(db: Kysely<Tables>, writerId: number, posts: readonly SamplePost[]) {
  const inserted: (SamplePost & { id: number })[] = [];
  for (let start = 0; start < posts.length; start += 500) {
    const some = posts.slice(start, start + 500);
    const rows = await db
      .insertInto('project')
      .values(some.map(({ title, ...post }) => projectRow(writerId, title, post)))
      .returning('id')
      .execute();
    inserted.push(...some.map((post, index) => ({ ...post, id: rows[index]?.id ?? 0 })));
  }
  return inserted;
}
