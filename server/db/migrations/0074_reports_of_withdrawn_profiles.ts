import { sql, type Kysely } from 'kysely';

/** Reports of the profiles of withdrawn members no longer contain nickname and introduction (D25). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    update report set reported_text = '' from member
      where target = 'PROFILE' and member.id = target_id and withdrawn_at is not null
  `.execute(db);
}
