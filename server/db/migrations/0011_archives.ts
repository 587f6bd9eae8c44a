import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await createArchive(db);
  await createArchiveIndexes(db);
  await createTeam(db);
  await createImage(db);
  await createComment(db);
  await createBookmark(db);
  await createView(db);
  await sql`insert into list_total (list) values ('archive')`.execute(db);
}

/**
 * Pending until `published_at` is set, which happens once (D50). `reminded_at`: when the team was last reminded (D51).
 */
async function createArchive(db: Kysely<never>) {
  await sql`
    create table archive (
      id bigint generated always as identity primary key,
      writer_id bigint not null references member,
      title text not null constraint archive_title_length check (char_length(title) between 1 and 100),
      title_key text not null,
      title_grams tsvector not null,
      description text not null constraint archive_description_length check (char_length(description) between 1 and 300),
      category text not null constraint archive_category_code check (category in
        ('CONTEST', 'STARTUP', 'EXTRACURRICULAR', 'EXPERIENCE', 'STUDY')),
      start_date date not null,
      end_date date not null,
      skills skill_codes not null constraint archive_skills_any check (cardinality(skills) > 0),
      link text not null default '' constraint archive_link_length check (char_length(link) <= 2008),
      thumbnail text constraint archive_thumbnail_key check (thumbnail like 'image/%'),
      created_at timestamptz not null default now(),
      published_at timestamptz,
      reminded_at timestamptz,
      comment_count integer not null default 0 constraint archive_comment_count_range check (comment_count >= 0),
      bookmark_count integer not null default 0 constraint archive_bookmark_count_range check (bookmark_count >= 0),
      view_count integer not null default 0 constraint archive_view_count_range check (view_count >= 0),
      constraint archive_days_order check (end_date >= start_date)
    ) with (fillfactor = 90)
  `.execute(db);
}

async function createArchiveIndexes(db: Kysely<never>) {
  await sql`
    create index archive_published on archive (published_at desc, id desc) where published_at is not null
  `.execute(db);
  await sql`create index archive_of_writer on archive (writer_id, id desc)`.execute(db);
  await sql`create index archive_by_title on archive using gin (title_grams) with (fastupdate = off)`.execute(db);
}

/** The writer is a member of the team, too; roles may differ from the desired roles of the profile (D52). */
async function createTeam(db: Kysely<never>) {
  await sql`
    create table archive_member (
      archive_id bigint not null references archive on delete cascade,
      member_id bigint not null references member,
      position smallint not null constraint archive_member_position_range check (position >= 0),
      roles role_codes not null constraint archive_member_roles_any check (cardinality(roles) > 0),
      evaluated_at timestamptz,
      primary key (archive_id, member_id),
      constraint archive_member_place unique (archive_id, position)
    )
  `.execute(db);
  await sql`create index archive_member_of_member on archive_member (member_id, archive_id desc)`.execute(db);
}

async function createImage(db: Kysely<never>) {
  await sql`
    create table archive_image (
      archive_id bigint not null references archive on delete cascade,
      position smallint not null constraint archive_image_position_range check (position between 0 and 9),
      file_key text not null constraint archive_image_file_key unique,
      constraint archive_image_key check (file_key like 'image/%'),
      constraint archive_image_place primary key (archive_id, position) deferrable initially immediate
    )
  `.execute(db);
}

/** The same as comments on recruitment posts (0004, D40). */
async function createComment(db: Kysely<never>) {
  await sql`
    create table archive_comment (
      id bigint generated always as identity primary key,
      archive_id bigint not null references archive on delete cascade,
      parent_id bigint,
      writer_id bigint references member,
      content text not null,
      deleted boolean not null default false,
      created_at timestamptz not null default now(),
      constraint archive_comment_place unique (archive_id, id),
      constraint archive_comment_same_archive foreign key (archive_id, parent_id) references archive_comment (archive_id, id),
      constraint archive_comment_no_loop check (parent_id < id),
      constraint archive_comment_content_length check (char_length(content) <= 300),
      constraint archive_comment_tombstone check (deleted = (content = '') and deleted = (writer_id is null))
    )
  `.execute(db);
  await sql`create index archive_comment_of_parent on archive_comment (parent_id) where parent_id is not null`.execute(
    db,
  );
  await sql`create index archive_comment_of_writer on archive_comment (writer_id, id desc)`.execute(db);
}

async function createBookmark(db: Kysely<never>) {
  await sql`
    create table archive_bookmark (
      archive_id bigint not null references archive on delete cascade,
      member_id bigint not null references member on delete cascade,
      created_at timestamptz not null default now(),
      primary key (archive_id, member_id)
    )
  `.execute(db);
  await sql`create index archive_bookmark_of_member on archive_bookmark (member_id, created_at desc)`.execute(db);
}

async function createView(db: Kysely<never>) {
  await sql`
    create table archive_view (
      archive_id bigint not null references archive on delete cascade,
      viewer_key text not null constraint archive_view_key_length check (char_length(viewer_key) between 1 and 80),
      seen_at timestamptz not null default now(),
      primary key (archive_id, viewer_key)
    )
  `.execute(db);
  await sql`create index archive_view_by_age on archive_view (seen_at)`.execute(db);
}
