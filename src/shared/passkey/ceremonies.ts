import { TIMES } from '@contract/limits';
import { type NewCredential, type UsedCredential } from '@contract/passkey';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** A credential, or why there is none. Browsers that hide the reason report `cancelled`, too. */
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

/** Asks the browser to use a passkey, in its dialog. */
export const askForPasskey = (optionsJSON: PublicKeyCredentialRequestOptionsJSON): Promise<Ceremony<UsedCredential>> =>
  outcomeOf(startAuthentication({ optionsJSON }).then(toUsedCredential));

/** Milliseconds after which the challenge of an offer is replaced, a minute before it expires. */
const RENEWED_AFTER = TIMES.challenge - 60_000;
const CHECKED_EVERY = 1_000;

/**
 * Offers passkeys in the field of the username, until the member uses one or `cancelCeremony` ends the offer.
 * @param getOptions reads new options before their challenge expires; undefined ends the offer
 */
export async function offerPasskeys(
  getOptions: () => Promise<PublicKeyCredentialRequestOptionsJSON | undefined>,
): Promise<UsedCredential | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  for (let options = await getOptions(); options; options = await getOptions()) {
    const { credential, isStale } = await offerOnce(options);
    if (credential || !isStale) return credential;
  }
  return undefined;
}

/**
 * Offers passkeys until the challenge is to be replaced. A hidden page waits until it is visible again. The clock is compared,
 * since the timers of a sleeping computer do not run.
 */
async function offerOnce(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const startedAt = Date.now();
  let isStale = false;
  const timer = setInterval(() => {
    if (document.hidden || Date.now() - startedAt < RENEWED_AFTER) return;
    isStale = true;
    cancelCeremony();
  }, CHECKED_EVERY);
  const using = startAuthentication({ optionsJSON, useBrowserAutofill: true });
  const { credential } = await outcomeOf(using.then(toUsedCredential));
  clearInterval(timer);
  return { credential, isStale };
}

/** Aborts the running ceremony, if any. */
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
