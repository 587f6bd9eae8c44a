import { CREDENTIAL_MESSAGES, type EmailMatch, type Verdict, type VerdictResult } from '@contract/credential';
import { CREDENTIAL_SIZE } from '@contract/limits';
import { readBadge } from './badgePng';
import { credentialUrl, didOf } from './did';
import { type BadgeFacts } from './drawBadge';
import { ALGORITHM, type IssuerKeys } from './issuerKeys';
import { idOf, statesEmail } from './payload';
import { isSignedWith } from './sign';
import { ApiError, notFound } from '../../../lib/http/errors';
import { known, type CredentialRepository, type CredentialRow } from './credential.repository';
import { toValid, toWithdrawn } from './credential.view';
import { isCredentialId } from './isCredentialId';
import { readJwt, toCredential, type ReadJwt } from './readJwt';

const BADGE = 'data:image/png;base64,';

export type VerifyService = ReturnType<typeof createVerifyService>;

const nothingAbout = (result: Exclude<VerdictResult, 'VALID' | 'WITHDRAWN'>): Verdict => ({
  result,
  credential: null,
});

interface VerifyDeps {
  stored: CredentialRepository;
  keys: IssuerKeys;
  /** Origins of before, which are ours (D163). */
  formerUrls: readonly string[];
}

/** Verifies credentials (D126, D158). Uses only the stored keys; submitted data is neither stored nor logged. */
export function createVerifyService({ stored, keys, formerUrls }: VerifyDeps) {
  /**
   * Verifies a submitted text or image.
   * @throws ApiError 413
   */
  async function verify(sent: string, origin: string): Promise<Verdict> {
    const text = textIn(sent);
    const named = text === null ? null : readAddress(text);
    if (named) return judgeNamed(named, origin);
    const jwt = text === null ? null : readJwt(text);
    return jwt ? judge(jwt, origin) : nothingAbout('UNREADABLE');
  }

  /** An id, or an address of a page of verification: of another host it is foreign, even with an id of here. */
  async function judgeNamed({ id, host }: NamedCredential, origin: string): Promise<Verdict> {
    const row = isCredentialId(id) ? await stored.find(id) : undefined;
    const hosts = [origin, known(row)?.facts.origin ?? origin, ...formerUrls].map((one) => new URL(one).host);
    const isOurs = host === null || hosts.includes(host.toLowerCase());
    const verdict = row && isOurs ? await judgeRow(row, origin) : null;
    return verdict ?? nothingAbout('FOREIGN');
  }

  async function judge(jwt: ReadJwt, origin: string): Promise<Verdict> {
    const { header, payload, token } = jwt;
    const key = (await keys.published()).find(({ kid }) => kid === thumbprintIn(header['kid']));
    const isOurs = [origin, ...formerUrls].some((one) => payload['iss'] === didOf(one));
    if (!key && !isOurs) return nothingAbout('FOREIGN');
    const isIntact = key !== undefined && header['alg'] === ALGORITHM && (await isSignedWith(token, key));
    if (!isIntact) return nothingAbout('CHANGED');
    // The same key also signs status lists, so the claims are checked.
    const credential = toCredential(payload);
    return credential ? judgeSigned(idOf(credential), token, origin) : nothingAbout('UNREADABLE');
  }

  /**
   * The row of its id must hold this very token: one signed with a leaked key, or issued after the backup that was
   * restored, has none. The token of a member who has withdrawn is erased.
   */
  async function judgeSigned(id: string, token: string, origin: string): Promise<Verdict> {
    const row = isCredentialId(id) ? await stored.find(id) : undefined;
    const isIssued = row && (row.token ?? token) === token;
    const verdict = isIssued ? await judgeRow(row, origin) : null;
    return verdict ?? nothingAbout('UNKNOWN');
  }

  /** The verdict on a stored credential; null without a verdict. */
  async function judgeRow(row: CredentialRow, origin: string): Promise<Verdict | null> {
    const facts = known(row)?.facts;
    const checked = { id: row.id, issuer: didOf(facts?.origin ?? origin), issuedAt: row.issued_at };
    if (row.withdrawn_at) return { result: 'WITHDRAWN', credential: toWithdrawn(checked, row.withdrawn_at) };
    return facts ? { result: 'VALID', credential: toValid(checked, facts, await stored.readHidden(facts)) } : null;
  }

  /**
   * Verifies a stored credential by its id.
   * @throws ApiError 404
   */
  async function read(id: string, origin: string): Promise<Verdict> {
    const row = isCredentialId(id) ? await stored.find(id) : undefined;
    const verdict = row && (await judgeRow(row, origin));
    if (!verdict) throw notFound();
    return verdict;
  }

  /**
   * Whether the e-mail address was the member's on the day of issue.
   * @throws ApiError 404 unless the credential is valid
   */
  async function matchEmail(id: string, email: string): Promise<EmailMatch> {
    const row = isCredentialId(id) ? await stored.find(id) : undefined;
    if (row?.withdrawn_at !== null || row.token === null || row.salt === null) throw notFound();
    return { match: statesEmail(row.token, email, row.salt) };
  }

  /** What the share picture of a credential shows; undefined unless it is valid. */
  async function readPictured(id: string) {
    const row = isCredentialId(id) ? await stored.find(id) : undefined;
    const found = row?.withdrawn_at === null ? known(row) : undefined;
    if (!found) return undefined;
    const hidden = await stored.readHidden(found.facts);
    const facts: BadgeFacts = hidden.nickname ? { ...found.facts, nickname: null } : found.facts;
    return { owner: found.member_id, facts, url: credentialUrl(facts.origin, found.id) };
  }

  return { verify, read, matchEmail, readPictured };
}

interface NamedCredential {
  id: string;
  /** Of its address; null for a bare id. */
  host: string | null;
}

const ADDRESS = /^(?:https?:\/\/)?([^/?#]+)\/verify\/([^/?#]+)\/?(?:[?#].*)?$/i;

/** The id of a credential, or the address of its page; null for another text. */
function readAddress(text: string): NamedCredential | null {
  if (isCredentialId(text)) return { id: text, host: null };
  const [, host, id] = ADDRESS.exec(text) ?? [];
  return host === undefined || id === undefined ? null : { id, host };
}

/** A line that begins or ends a block of code, quoted or not: "```", "> ```jwt". */
const FENCE = /^[> \t]*(?:`{3,}|~{3,})[ \t]*\w{0,12}[ \t]*$/gm;
/** What mail programs, messengers and editors put around a text or into it; no credential has such a character. */
const WRAPPING = /[\s\p{Default_Ignorable_Code_Point}"'`“”‘’„«»‹›「」『』<>]/gu;

/**
 * Extracts the compact JWT or the address: the text itself without what mail programs and editors add to it (MEND-69), or the chunk of
 * a badge image. @throws ApiError 413
 */
function textIn(sent: string): string | null {
  const text = sent.replace(/\r\n?/g, '\n').replace(FENCE, '').replace(WRAPPING, '');
  const badge = text.startsWith(BADGE) ? Buffer.from(text.slice(BADGE.length), 'base64') : undefined;
  if ((badge?.length ?? Buffer.byteLength(text)) > CREDENTIAL_SIZE) throw tooLargeToVerify();
  return badge ? (readBadge(badge)?.trim() ?? null) : text;
}

/** 413 with the message of the page. */
export const tooLargeToVerify = () => new ApiError(413, CREDENTIAL_MESSAGES.tooLarge);

/** The fragment of a DID URL. */
const thumbprintIn = (kid: unknown) => (typeof kid === 'string' ? kid.slice(kid.lastIndexOf('#') + 1) : undefined);
