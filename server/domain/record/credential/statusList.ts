import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { statusListUrl, didOf } from './did';
import { toInstant } from './payload';

/** Number of entries of a status list: the smallest that the standard allows. */
export const LIST_ENTRIES = 131_072;
/** How long readers may cache a list, in milliseconds. */
const TTL = 300_000;

const toGzip = promisify(gzip);

interface StatusList {
  origin: string;
  list: number;
  /** The indexes of withdrawn credentials. */
  withdrawn: readonly number[];
  at: Date;
}

/** The claims of a status list (Bitstring Status List 1.0). */
export async function toStatusListPayload({ origin, list, withdrawn, at }: StatusList) {
  const id = statusListUrl(origin, list);
  const did = didOf(origin);
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: did,
    validFrom: toInstant(at),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${(await toGzip(bitsOf(withdrawn))).toString('base64url')}`,
      ttl: TTL,
    },
    iss: did,
  };
}

/** Index 0 is the highest bit of the first byte. */
function bitsOf(indexes: readonly number[]): Buffer {
  const bits = Buffer.alloc(LIST_ENTRIES / 8);
  for (const index of indexes) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7));
  return bits;
}
