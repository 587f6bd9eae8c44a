import { type NewCredential, type UsedCredential } from '@contract/passkey';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import { type ChallengePurpose, type Challenges } from './challenges';
import { type RelyingParty } from './relyingParty';

/** A passkey as its member's authenticator made it. */
export interface NewPasskey {
  id: string;
  /** COSE. */
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
}

/** What a response must fit. */
interface Expected {
  party: RelyingParty;
  purpose: ChallengePurpose;
}

interface PasskeyOwner {
  username: string;
  nickname: string;
  userHandle: Uint8Array;
  /** The ids of the own passkeys: an authenticator has at most one. */
  ownIds: readonly string[];
}

/** Named here, so that they do not depend on the version of Node. */
const ALGORITHMS = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256];

/** Discoverable passkeys of verified users, without attestation (D183). */
export function createWebAuthn(challenges: Challenges) {
  const creationOptions = ({ party, purpose }: Expected, owner: PasskeyOwner) =>
    generateRegistrationOptions({
      rpName: '팀이음',
      rpID: party.id,
      userName: owner.username,
      userDisplayName: owner.nickname,
      userID: new Uint8Array(owner.userHandle),
      challenge: challenges.issue(purpose),
      attestationType: 'none',
      excludeCredentials: owner.ownIds.map((id) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });

  /** @param ids the passkeys that may be used; none for any, at a login */
  const requestOptions = ({ party, purpose }: Expected, ids: readonly string[] = []) =>
    generateAuthenticationOptions({
      rpID: party.id,
      challenge: challenges.issue(purpose),
      userVerification: 'required',
      allowCredentials: ids.map((id) => ({ id })),
    });

  /** @returns null for a response that does not fit or whose challenge is used up */
  async function verifyNew(credential: NewCredential, { party, purpose }: Expected): Promise<NewPasskey | null> {
    const challenge = challengeOf(credential);
    if (challenge === null || !(await challenges.accept(challenge, purpose))) return null;
    return orNull(async () => {
      if (hasAttestation(credential)) return null;
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} },
        ...expected(party, challenge),
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (!registrationInfo) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { id, publicKey, counter, transports };
    });
  }

  /**
   * Verifies the use of a stored passkey. Its counter is compared where it is stored, under a lock.
   * @returns the counter of the response; null for one that does not fit or whose challenge is used up
   */
  async function verifyUse(
    credential: UsedCredential,
    { party, purpose }: Expected,
    { id, publicKey }: Pick<NewPasskey, 'id' | 'publicKey'>,
  ): Promise<number | null> {
    const challenge = challengeOf(credential);
    if (challenge === null || !(await challenges.accept(challenge, purpose))) return null;
    return orNull(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...credential, clientExtensionResults: {} },
        ...expected(party, challenge),
        credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
      });
      return verified ? authenticationInfo.newCounter : null;
    });
  }

  return { creationOptions, requestOptions, verifyNew, verifyUse };
}

export type WebAuthn = ReturnType<typeof createWebAuthn>;

const expected = (party: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
});

/**
 * Whether a response has an attestation beyond that of its own key, though none was asked for. It is not verified: its
 * certificates would be those of the caller, and they name addresses to be fetched.
 */
function hasAttestation({ response }: NewCredential): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = attestation.get('fmt');
  return format !== 'none' && (format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined);
}

interface AnyCredential {
  response: { clientDataJSON: string };
}

function challengeOf({ response }: AnyCredential): string | null {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** The package throws for whatever does not fit. */
async function orNull<Result>(verify: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
