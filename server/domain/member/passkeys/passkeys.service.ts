import { createHmac } from 'node:crypto';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { PASSKEY_MESSAGES, type NewPasskeyPayload, type UsedCredential } from '@contract/passkey';
import { SECURITY_TEXTS, type Security } from '@contract/security';
import { ApiError, conflict, notFound } from '../../../lib/http/errors';
import { type ChallengePurpose } from '../../../lib/auth/challenges';
import { type RelyingParty } from '../../../lib/auth/relyingParty';
import { type WebAuthn } from '../../../lib/auth/webAuthn';
import { type Member } from '../../access';
import { isSuspended } from '../../moderation';
import { type Recheck } from '../auth/openSession.repository';
import { type LoginBrowser, type LoginService } from '../auth/login.service';
import { toSessionMember, type OpenedSession } from '../auth/openedSession';
import { suspendedLogin } from '../auth/suspendedLogin';
import { type PasskeyRepository } from './passkeys.repository';
import { notePasskeyUse } from './notePasskeyUse.repository';

export interface PasskeyServiceDeps {
  passkeys: PasskeyRepository;
  webAuthn: WebAuthn;
  findUsername: (member: Member) => Promise<string>;
  readSecurity: (member: Member) => Promise<Security>;
  logins: Pick<LoginService, 'openFor'>;
  tokenSecret: string;
  /** The clock of rows. */
  shiftedNow: () => number;
  /** The address that a suspended member may contact. */
  operatorEmail?: string;
  wakeMail: () => void;
}

type Party = RelyingParty | null;

export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** The own passkeys, and the login by one (D183). */
export function createPasskeyService(deps: PasskeyServiceDeps) {
  const { passkeys, webAuthn, readSecurity, shiftedNow, wakeMail } = deps;
  const verifyUse = createPasskeyCheck(deps);

  /** @throws ApiError 409 for the eleventh, 404 where there are no passkeys */
  async function creationOptions(member: Member, party: Party) {
    if (!party) throw noPasskeysHere();
    const { ids, userHandle = newHandle(member.id) } = await passkeys.findOwn(member.id);
    if (ids.length >= LIMITS.passkeys) throw conflict(PASSKEY_MESSAGES.tooMany);
    const username = await deps.findUsername(member);
    const owner = { username, nickname: member.nickname, userHandle: bytesOf(userHandle), ownIds: ids };
    return webAuthn.creationOptions({ party, purpose: purposeOf(member) }, owner);
  }

  /** @throws ApiError 400 for a credential that does not fit, 409 for a known one and the eleventh */
  async function add(member: Member, { credential, name }: NewPasskeyPayload, party: Party): Promise<Security> {
    if (!party) throw noPasskeysHere();
    const created = await webAuthn.verifyNew(credential, { party, purpose: purposeOf(member) });
    if (!created) throw new ApiError(400, PASSKEY_MESSAGES.addFailed);
    const { userHandle = newHandle(member.id) } = await passkeys.findOwn(member.id);
    const named = { ...created, userHandle, name: name ?? nameOf(member) };
    const refusal = await passkeys.add(member, named, new Date(shiftedNow()));
    if (refusal) throw conflict(refusal === 'FULL' ? PASSKEY_MESSAGES.tooMany : PASSKEY_MESSAGES.known);
    wakeMail();
    return readSecurity(member);
  }

  /** @throws ApiError 404 for a passkey that is gone or another member's */
  async function rename(id: string, member: Member, name: string): Promise<Security> {
    if (!(await passkeys.rename(id, member.id, name))) throw gone();
    return readSecurity(member);
  }

  /** @throws ApiError 404 likewise */
  async function remove(id: string, member: Member): Promise<Security> {
    if (!(await passkeys.remove(id, member, new Date(shiftedNow())))) throw gone();
    wakeMail();
    return readSecurity(member);
  }

  /** Before a body is read. @throws ApiError 404 likewise */
  async function checkOwn(id: string, member: Member): Promise<void> {
    if (!(await passkeys.isOwn(id, member.id))) throw gone();
  }

  async function loginOptions(party: Party) {
    if (!party) throw noPasskeysHere();
    return webAuthn.requestOptions({ party, purpose: 'LOGIN' });
  }

  /** Logs a member in. @throws ApiError 401 with one text for every cause, 403 to a suspended member */
  async function login(credential: UsedCredential, party: Party, browser: LoginBrowser): Promise<OpenedSession> {
    const used = await verifyUse(credential, { party, purpose: 'LOGIN' });
    if (!used) throw new ApiError(401, PASSKEY_MESSAGES.loginFailed);
    const { passkey, counter } = used;
    if (isSuspended(passkey.suspended_until, new Date(shiftedNow()))) throw suspendedLogin(passkey, deps.operatorEmail);
    const member = toSessionMember({ ...passkey, id: passkey.member_id });
    const noted = { passkeyId: passkey.id, counter, at: new Date(shiftedNow()) };
    const recheck: Recheck = (trx, { id }) => notePasskeyUse(trx, noted, id);
    const { byPasskey: method } = SECURITY_TEXTS;
    return deps.logins.openFor(member, { recheck, method, refusal: PASSKEY_MESSAGES.loginFailed }, browser);
  }

  /** The handle of a member without passkeys, derived: the response to a challenge does not contain it. */
  const newHandle = (memberId: number) =>
    createHmac('sha256', deps.tokenSecret).update(`user handle ${memberId}`).digest('base64url');

  return { creationOptions, add, rename, remove, checkOwn, loginOptions, login };
}

interface CheckDeps {
  passkeys: Pick<PasskeyRepository, 'find'>;
  webAuthn: WebAuthn;
}

interface Expected {
  party: Party;
  purpose: ChallengePurpose;
  /** The member whose passkey it must be. */
  memberId?: number;
}

/** Verifies the use of a stored passkey. The counter is compared when it is stored. */
export function createPasskeyCheck({ passkeys, webAuthn }: CheckDeps) {
  return async (credential: UsedCredential, { party, purpose, memberId }: Expected) => {
    if (!party) return null;
    const passkey = await passkeys.find(credential.id);
    if (!passkey || !isOf(passkey, credential.response.userHandle, memberId)) return null;
    const stored = { id: passkey.id, publicKey: bytesOf(passkey.public_key) };
    const counter = await webAuthn.verifyUse(credential, { party, purpose }, stored);
    return counter === null ? null : { passkey, counter };
  };
}

/**
 * Whether a passkey belongs to the member that the response names and that the caller expects. At a login, where no member is
 * expected, the response must name one.
 */
function isOf(
  passkey: { user_handle: string; member_id: number },
  userHandle: string | undefined,
  memberId: number | undefined,
): boolean {
  if (userHandle !== undefined && userHandle !== passkey.user_handle) return false;
  return memberId === undefined ? userHandle !== undefined : passkey.member_id === memberId;
}

const purposeOf = ({ sessionId }: Member): ChallengePurpose => `ADD ${sessionId}`;

/** The device in words, which may be longer than a name. */
const nameOf = ({ device }: Member) =>
  [...(device || SECURITY_TEXTS.unknownDevice)].slice(0, LIMITS.passkeyName).join('');

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

const gone = () => notFound(MESSAGES.pageNotFound);
const noPasskeysHere = () => notFound(MESSAGES.pageNotFound);
