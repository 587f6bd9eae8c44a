import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await createFileErasure(db);
  await letPortfolioItemsChangePlaces(db);
}

/** Files that no row references any more: listed by the transaction that releases them, erased after its commit. */
async function createFileErasure(db: Kysely<never>) {
  await sql`
    create table file_erasure (
      file_key text primary key,
      requested_at timestamptz not null default now()
    )
  `.execute(db);
}

/**
 * Two items may swap positions in one statement, because the constraint is checked at the end of the statement and not
 * for each row.
 */
async function letPortfolioItemsChangePlaces(db: Kysely<never>) {
  await sql`alter table member_portfolio drop constraint member_portfolio_place`.execute(db);
  await sql`
    alter table member_portfolio
      add constraint member_portfolio_place unique (member_id, position) deferrable initially immediate
  `.execute(db);
}
