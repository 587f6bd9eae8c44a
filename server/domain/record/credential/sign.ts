import { CompactSign, compactVerify, importJWK } from 'jose';
import { didOf, didUrlOf } from './did';
import { ALGORITHM, type SigningKey } from './issuerKeys';
import { type PublishedKey } from './issuerKeys.repository';

/** `JWT` for a credential, as Open Badges 3.0 requires; `vc+jwt` for a status list. */
type JwtType = 'JWT' | 'vc+jwt';

/** Signs a credential as a compact JWT. The header has only these three members: the standard allows no others. */
export function signJwt(payload: object, key: SigningKey, origin: string, typ: JwtType): Promise<string> {
  const kid = didUrlOf(didOf(origin), key.kid);
  return new CompactSign(Buffer.from(JSON.stringify(payload), 'utf8'))
    .setProtectedHeader({ alg: ALGORITHM, kid, typ })
    .sign(key.privateKey);
}

/** Whether a compact JWT is signed with this key and the only allowed algorithm. */
export async function isSignedWith(token: string, { jwk }: PublishedKey): Promise<boolean> {
  const key = await importJWK(jwk, ALGORITHM);
  return compactVerify(token, key, { algorithms: [ALGORITHM] }).then(
    () => true,
    () => false,
  );
}
