import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';

/** An RSA public key as JWK. */
export interface PublicJwk {
  kty: string;
  n: string;
  e: string;
}

/** A public key by its RFC 7638 thumbprint. */
export interface PublishedKey {
  kid: string;
  jwk: PublicJwk;
}

/** Publishes the key, if it is new. */
export async function publishKey(db: Kysely<Tables>, { kid, jwk }: PublishedKey): Promise<void> {
  await db
    .insertInto('credential_key')
    .values({ kid, public_jwk: JSON.stringify(jwk) })
    .onConflict((on) => on.column('kid').doNothing())
    .execute();
}

/** All public keys that have signed, oldest first. */
export async function readPublishedKeys(db: Kysely<Tables>): Promise<PublishedKey[]> {
  const rows = await db.selectFrom('credential_key').selectAll().orderBy('made_at').orderBy('kid').execute();
  return rows.map(({ kid, public_jwk: jwk }) => ({ kid, jwk }));
}

/** Whether a key has signed here. */
export async function hasPublishedKeys(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('credential_key').select('kid').limit(1).executeTakeFirst()) !== undefined;
}
