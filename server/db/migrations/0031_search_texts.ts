import { sql, type Kysely } from 'kysely';

const BATCH = 2_000;

interface Texts {
  id: number;
  title: string;
  project_name: string;
  introduce: string;
}

/**
 * The search also finds words of a post's project name and introduction (D118): their keys follow that of the title,
 * each on a line of its own, and their bigrams are added to those of the title.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table project disable trigger user`.execute(db);
  for (let last = 0, full = true; full;) {
    const { rows } = await sql<Texts>`
      select id, title, project_name, introduce from project where id > ${last} order by id limit ${sql.lit(BATCH)}
    `.execute(db);
    if (rows.length > 0) await write(db, rows);
    last = rows.at(-1)?.id ?? last;
    full = rows.length === BATCH;
  }
  await sql`alter table project enable trigger user`.execute(db);
}

async function write(db: Kysely<never>, rows: readonly Texts[]) {
  const keys = rows.map(({ title, project_name, introduce }) => [title, project_name, introduce].map(keyOf));
  const posts = rows.map(({ id }, place) => ({
    id,
    key: keys[place]!.join('\n'),
    grams: [...new Set(keys[place]!.flatMap(gramsOf))],
  }));
  await sql`
    update project set title_key = post.key, title_grams = array_to_tsvector(array(select jsonb_array_elements_text(post.grams)))
      from jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as post (id bigint, key text, grams jsonb)
      where project.id = post.id
  `.execute(db);
}

const keyOf = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/gu, '');

function gramsOf(key: string): string[] {
  const characters = [...key];
  return characters.map((character, place) => character + (characters[place + 1] ?? ''));
}
