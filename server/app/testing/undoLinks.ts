import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { createUndoTokens } from '../../domain/member';

/** Stores a link that restores a former e-mail. @param secret that of the server @returns its token */
export async function insertUndoLink(db: Kysely<Tables>, secret: string, member_id: number): Promise<string> {
  const tokens = createUndoTokens(secret);
  const { nonce, hash: token_hash } = tokens.create();
  const at = new Date();
  await db
    .insertInto('email_undo')
    .values({ token_hash, member_id, email: `former${member_id}@example.org`, confirmed_at: at, created_at: at })
    .execute();
  return tokens.of(nonce);
}
