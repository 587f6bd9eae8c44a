import { ACCOUNT_MESSAGES } from '@contract/auth';
import { TIMES } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { type Proof, type ProofPayload } from '@contract/security';
import { PASSKEY_MESSAGES, type UsedCredential } from '@contract/passkey';
import { type ChallengePurpose } from '../../../lib/auth/challenges';
import { type IsCurrentPassword } from '../../../lib/auth/currentPassword';
import { type RelyingParty } from '../../../lib/auth/relyingParty';
import { type WebAuthn } from '../../../lib/auth/webAuthn';
import { ApiError, notFound, refused, sessionOver } from '../../../lib/http/errors';
import { type Member } from '../../access';
import { type PasskeyRepository } from './passkeys.repository';
import { createPasskeyCheck } from './passkeys.service';
import { type ProofRepository } from './proof.repository';

interface ProofDeps {
  proofs: ProofRepository;
  passkeys: PasskeyRepository;
  webAuthn: WebAuthn;
  isCurrentPassword: IsCurrentPassword;
  /** The clock of sessions. */
  now: () => number;
  /** The clock of rows. */
  shiftedNow: () => number;
}

export type ProofService = ReturnType<typeof createProofService>;

/** The proof that a session is its member's: ten minutes by the password or an own passkey (D185). */
export function createProofService(deps: ProofDeps) {
  const { proofs, passkeys, webAuthn, isCurrentPassword, now, shiftedNow } = deps;
  const verifyUse = createPasskeyCheck(deps);

  /** @throws ApiError 404 without an own passkey */
  async function requestOptions(member: Member, party: RelyingParty | null) {
    const { ids } = await passkeys.findOwn(member.id);
    if (!party || ids.length === 0) throw notFound(MESSAGES.pageNotFound);
    return webAuthn.requestOptions({ party, purpose: purposeOf(member) }, ids);
  }

  /** @throws ApiError 400 for a wrong password or a passkey that does not fit, 429 after too many wrong passwords */
  async function prove(member: Member, payload: ProofPayload, party: RelyingParty | null): Promise<Proof> {
    const { password, credential } = payload;
    const until = new Date(now() + TIMES.proof);
    if (credential) await byPasskey(member, { credential, party, until });
    else await byPassword(member, password ?? '', until);
    return { provenUntil: until.toISOString() };
  }

  async function byPassword(member: Member, typed: string, until: Date): Promise<void> {
    const own = await proofs.findOwnPasswords(member);
    if (!own) throw sessionOver();
    const isRight = await isCurrentPassword(member.sessionId, own, typed);
    if (!isRight || !(await proofs.proveByPassword(member, own.password_hash, until))) {
      throw refused('password', ACCOUNT_MESSAGES.currentPasswordWrong);
    }
  }

  async function byPasskey(member: Member, { credential, party, until }: PasskeyProof): Promise<void> {
    const used = await verifyUse(credential, { party, purpose: purposeOf(member), memberId: member.id });
    const noted = used && { passkeyId: used.passkey.id, counter: used.counter, at: new Date(shiftedNow()) };
    if (!noted || !(await proofs.proveByPasskey(member, noted, until))) {
      throw new ApiError(400, PASSKEY_MESSAGES.proofFailed);
    }
  }

  return { requestOptions, prove };
}

interface PasskeyProof {
  credential: UsedCredential;
  party: RelyingParty | null;
  until: Date;
}

const purposeOf = ({ sessionId }: Member): ChallengePurpose => `PROOF ${sessionId}`;
