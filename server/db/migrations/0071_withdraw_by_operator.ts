import { sql, type Kysely } from 'kysely';

/**
 * Credentials of an archive are withdrawn when an operator hides it or confirms that it stays hidden; reports alone
 * withdraw none, because a withdrawal is permanent (D125).
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop trigger archive_hidden_credentials on archive`.execute(db);
  await sql`
    create trigger archive_hidden_credentials after update of hidden_by on archive
      for each row when (new.hidden_by = 'OPERATOR' and old.hidden_by is distinct from 'OPERATOR')
      execute function withdraw_hidden_credentials()
  `.execute(db);
}
