import { paths } from '@contract/paths';
import { type PublishedKey } from './issuerKeys.repository';

/** The issuer as a DID of the method `web`: the host, a port as `%3A3000`. */
export const didOf = (origin: string) => `did:web:${encodeURIComponent(new URL(origin).host)}`;

/** A key of the issuer as a DID URL, the value of `kid`. */
export const didUrlOf = (did: string, kid: string) => `${did}#${kid}`;

/** The issuer's keys for verifiers: `/.well-known/did.json`. */
export function didDocument(origin: string, keys: readonly PublishedKey[]) {
  const did = didOf(origin);
  const ids = keys.map(({ kid }) => didUrlOf(did, kid));
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
    id: did,
    verificationMethod: jwks(origin, keys).keys.map((publicKeyJwk, index) => ({
      id: ids[index],
      type: 'JsonWebKey',
      controller: did,
      publicKeyJwk,
    })),
    assertionMethod: ids,
  };
}

/** The same keys as a JWK set: `/.well-known/jwks.json`. */
export function jwks(origin: string, keys: readonly PublishedKey[]) {
  const did = didOf(origin);
  return { keys: keys.map(({ kid, jwk }) => ({ ...jwk, alg: 'RS256', use: 'sig', kid: didUrlOf(did, kid) })) };
}

/** The address of the signed status list. */
export const statusListUrl = (origin: string, list: number) => `${origin}/credentials/status/${list}`;

/** The address of a credential, which is also its id. */
export const credentialUrl = (origin: string, id: string) => origin + paths.verifyCredential(id);
