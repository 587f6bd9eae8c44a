import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../server/db/tables';

export const MEMBERS = 10_000;

export const nicknameOf = (memberId: number) => `회원${memberId}`;

/** Inserts members 1 to `count` with profiles. The first `MEMBERS` are the writers of the posts. */
export async function fillMembers(db: Kysely<Tables>, count = MEMBERS): Promise<void> {
  await sql`
    insert into member (username, password_hash, nickname, name, birth, gender, phone, email, email_confirmed_at, address,
      introduction, school_name, major, grade, skills, desired_roles, profile_image)
    select 'm' || lpad(i::text, 6, '0'), '-', '회원' || i, '회원', '2001-02-03', 'F', '010-0000-0000',
      'm' || i || '@example.com', now(), '서울', '', '대학교', '전공', '3', '{FIGMA}', '{PM}', 'image/' || md5(i::text) || '.webp'
    from generate_series(1, ${count}::int) as i
  `.execute(db);
}
