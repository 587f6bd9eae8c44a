import { CREDENTIAL_MESSAGES, type Verdict } from '@contract/credential';
import { CREDENTIAL_SIZE } from '@contract/limits';
import { type CredentialFacts } from '../../db/tables/credential';
import { readBadge } from '../../lib/credentials/badgePng';
import { didOf } from '../../lib/credentials/did';
import { ALGORITHM, type IssuerKeys } from '../../lib/credentials/issuerKeys';
import { factsOf, idOf } from '../../lib/credentials/payload';
import { isSignedWith } from '../../lib/credentials/sign';
import { ApiError, notFound } from '../../lib/http/errors';
import { known, type CredentialRepository } from './credential.repository';
import { toValid, toWithdrawn, type Checked } from './credential.view';
import { isCredentialId } from './isCredentialId';
import { readJwt, toCredential, type ReadJwt, type SignedCredential } from './readJwt';

const BADGE = 'data:image/png;base64,';

export type VerifyService = ReturnType<typeof createVerifyService>;

const nothingAbout = (result: 'CHANGED' | 'FOREIGN' | 'UNREADABLE'): Verdict => ({ result, credential: null });

/** Verifies credentials (D126). Uses only the stored keys; submitted data is neither stored nor logged. */
export function createVerifyService({ stored, keys }: { stored: CredentialRepository; keys: IssuerKeys }) {
  /**
   * Verifies a submitted text or image.
   * @throws ApiError 413
   */
  async function verify(sent: string, origin: string): Promise<Verdict> {
    const token = tokenIn(sent);
    const jwt = token === null ? null : readJwt(token);
    return jwt ? judge(jwt, origin) : nothingAbout('UNREADABLE');
  }

  async function judge(jwt: ReadJwt, origin: string): Promise<Verdict> {
    const { header, payload, token } = jwt;
    const key = (await keys.published()).find(({ kid }) => kid === thumbprintIn(header['kid']));
    if (!key && payload['iss'] !== didOf(origin)) return nothingAbout('FOREIGN');
    const isIntact = key !== undefined && header['alg'] === ALGORITHM && (await isSignedWith(token, key));
    if (!isIntact) return nothingAbout('CHANGED');
    // The same key also signs status lists, so the claims are checked.
    const credential = toCredential(payload);
    return credential ? judgeSigned(credential) : nothingAbout('UNREADABLE');
  }

  /** The status list decides, also for a credential that is unknown after a restore. */
  async function judgeSigned({ claims, list, index }: SignedCredential): Promise<Verdict> {
    const row = await stored.findAt(list, index);
    const checked = { id: idOf(claims), issuer: claims.iss, issuedAt: new Date(claims.validFrom) };
    if (row?.withdrawn_at) return { result: 'WITHDRAWN', credential: toWithdrawn(checked, row.withdrawn_at) };
    return valid(checked, factsOf(claims));
  }

  async function valid(checked: Checked, facts: CredentialFacts): Promise<Verdict> {
    const isHidden = await stored.isArchiveHidden(facts.archiveId);
    return { result: 'VALID', credential: toValid(checked, facts, isHidden) };
  }

  /**
   * Verifies a stored credential by its id.
   * @throws ApiError 404
   */
  async function read(id: string, origin: string): Promise<Verdict> {
    const row = isCredentialId(id) ? await stored.find(id) : undefined;
    if (!row) throw notFound();
    const found = known(row);
    const issuer = didOf(found?.facts.origin ?? origin);
    const checked = { id: row.id, issuer, issuedAt: row.issued_at };
    if (row.withdrawn_at) return { result: 'WITHDRAWN', credential: toWithdrawn(checked, row.withdrawn_at) };
    if (!found) throw notFound();
    return valid(checked, found.facts);
  }

  return { verify, read };
}

/** A line that begins or ends a block of code, quoted or not: "```", "> ```jwt". */
const FENCE = /^[> \t]*(?:`{3,}|~{3,})[ \t]*\w{0,12}[ \t]*$/gm;
/** What mail programs, messengers and editors put around a text or into it; no credential has such a character. */
const WRAPPING = /[\s\p{Default_Ignorable_Code_Point}"'`“”‘’„«»‹›「」『』<>]/gu;

/**
 * Extracts the compact JWT: the text itself without what mail programs and editors add to it (MEND-69), or the chunk of
 * a badge image. @throws ApiError 413
 */
function tokenIn(sent: string): string | null {
  const text = sent.replace(/\r\n?/g, '\n').replace(FENCE, '').replace(WRAPPING, '');
  const badge = text.startsWith(BADGE) ? Buffer.from(text.slice(BADGE.length), 'base64') : undefined;
  if ((badge?.length ?? Buffer.byteLength(text)) > CREDENTIAL_SIZE) throw tooLargeToVerify();
  return badge ? (readBadge(badge)?.trim() ?? null) : text;
}

/** 413 with the message of the page. */
export const tooLargeToVerify = () => new ApiError(413, CREDENTIAL_MESSAGES.tooLarge);

/** The fragment of a DID URL. */
const thumbprintIn = (kid: unknown) => (typeof kid === 'string' ? kid.slice(kid.lastIndexOf('#') + 1) : undefined);
