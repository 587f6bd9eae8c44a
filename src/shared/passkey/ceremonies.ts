import { type NewCredential, type UsedCredential } from '@contract/passkey';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/**
 * What came of asking the browser: a credential, or why there is none. `cancelled` is also the answer of browsers that
 * hide the reason.
 */
export type Ceremony<Credential> =
  | { credential: Credential; refusal?: undefined }
  | { credential?: undefined; refusal: 'cancelled' | 'known' | 'failed' };

const REFUSALS: Readonly<Record<string, 'cancelled' | 'known'>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  // The authenticator has one of the excluded credentials.
  InvalidStateError: 'known',
};

async function outcomeOf<Credential>(ceremony: Promise<Credential>): Promise<Ceremony<Credential>> {
  try {
    return { credential: await ceremony };
  } catch (error) {
    return { refusal: REFUSALS[error instanceof Error ? error.name : ''] ?? 'failed' };
  }
}

/** Asks the browser to make a passkey. */
export const createPasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<Ceremony<NewCredential>> =>
  outcomeOf(startRegistration({ optionsJSON }).then(toNewCredential));

/** Asks the browser to use a passkey. @param useBrowserAutofill offers them in the field of the username instead of a dialog */
export const askForPasskey = (
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  useBrowserAutofill = false,
): Promise<Ceremony<UsedCredential>> =>
  outcomeOf(startAuthentication({ optionsJSON, useBrowserAutofill }).then(toUsedCredential));

export const canAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Ends what the browser is asked. */
export const cancelCeremony = (): void => WebAuthnAbortService.cancelCeremony();

type Registration = Awaited<ReturnType<typeof startRegistration>>;
type Authentication = Awaited<ReturnType<typeof startAuthentication>>;

/** The parts that the server reads. */
const toNewCredential = ({ id, rawId, response }: Registration): NewCredential => ({
  id,
  rawId,
  type: 'public-key',
  response: {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: response.transports,
  },
});

const toUsedCredential = ({ id, rawId, response }: Authentication): UsedCredential => ({
  id,
  rawId,
  type: 'public-key',
  response: {
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle,
  },
});
