import { PERIODS } from '@contract/period';
import { MEETING_OPTIONS, PROJECT_CATEGORIES, STEPS } from '@contract/project';
import { ROLES, SKILLS } from '@contract/skill';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../server/db/tables';

const MEMBERS = 1_000;

const BEGINNINGS = [
  ...[
    '공모전',
    '창업',
    '사이드 프로젝트',
    '스터디',
    '해커톤',
    '동아리',
    '졸업 작품',
    '봉사',
    '캠퍼스',
    '여행',
    '독서',
    '운동',
  ],
  ...['요리', '반려동물', '중고 거래', '시간표', '자취', '환경', '음악', '지도'],
];
const MIDDLES = ['앱', '웹', '서비스', '플랫폼', '게임', '챗봇', '커뮤니티', '기록장', '알림', '추천'];
const ENDS = [
  ...[
    '개발자를 찾아요',
    '디자이너 모집',
    '함께 만들 팀원',
    'React 프론트엔드 구해요',
    '백엔드 한 분 더',
    'PM을 모셔요',
  ],
  ...['기획부터 같이해요', '출시까지 함께', '초보도 환영', '주 1회 모임'],
];

/** So many recruitment posts by a thousand writers, in one statement each; the same ones every time. */
export async function fillProjects(db: Kysely<Tables>, count: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await insertMembers(connection);
    await insertPosts(connection, count);
    await sql`vacuum analyze`.execute(connection);
  });
}

async function insertMembers(db: Kysely<Tables>) {
  await sql`
    insert into member (username, password_hash, nickname, name, birth, gender, phone, email, address, introduction,
      school_name, major, grade, skills, desired_roles, profile_image)
    select 'm' || lpad(i::text, 6, '0'), '-', '회원' || i, '회원', '2001-02-03', 'F', '010-0000-0000',
      'm' || i || '@example.com', '서울', '', '대학교', '전공', '3', '{FIGMA}', '{PM}', 'image/' || md5(i::text) || '.webp'
    from generate_series(1, ${MEMBERS}::int) as i
  `.execute(db);
}

/** Chosen by a hash of the row's number: spread evenly, yet the same in every run. */
async function insertPosts(db: Kysely<Tables>, count: number) {
  await sql`
    with post as (
      select i, ${pick(BEGINNINGS, 1)} || ' ' || ${pick(MIDDLES, 2)} || ', ' || ${pick(ENDS, 3)} as title
      from generate_series(1, ${count}::int) as i
    ), keyed as (
      select *, replace(lower(title), ' ', '') as title_key from post
    )
    insert into project (writer_id, title, title_key, title_grams, project_name, start_month, end_month, period, category,
      introduce, personnel, roles, skills, meeting_option, step, article, closed, created_at, bookmark_count, view_count)
    select 1 + ${hash(4)} % ${MEMBERS}::int, title, title_key,
      array_to_tsvector(array(
        select distinct substr(title_key, place, 2) from generate_series(1, char_length(title_key)) as place
      )),
      '프로젝트 ' || i, '2026-01-01', '2026-06-01', ${pick(PERIODS, 5)}, ${pick(PROJECT_CATEGORIES, 6)},
      repeat('함께 만들어요. ', 12), 1 + ${hash(7)} % 9, array[${pick(ROLES, 8)}, ${pick(ROLES, 9)}],
      array[${pick(SKILLS, 10)}, ${pick(SKILLS, 11)}, ${pick(SKILLS, 12)}], ${pick(MEETING_OPTIONS, 13)}, ${pick(STEPS, 14)},
      repeat('매주 만나서 이야기해요. ', 12), ${hash(15)} % 3 = 0, now() - (${count}::int - i) * interval '1 minute',
      (50 * power(${hash(16)} % 1000 / 1000.0, 8))::int, ${hash(17)} % 500
    from keyed
  `.execute(db);
}

function pick(values: readonly string[], salt: number) {
  return sql`(${values}::text[])[1 + ${hash(salt)} % ${values.length}::int]`;
}

function hash(salt: number) {
  return sql`abs(hashint8(i::bigint * 1000 + ${salt}::int) / 2)`;
}
