import { type InferType } from 'yup';
import { exactBoolean, exactObject, exactString, list, textField } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { countCharacters } from '../text';
import { PASSKEY_MESSAGES as TEXT } from './messages';

/** Characters of a part of a credential as base64url; a key of the longest kind has some 4,000. */
const LONGEST_PART = 16_000;

const optionalPart = (max = LONGEST_PART) => exactString(max).matches(/^[\w-]+$/, MESSAGES.badRequest);

const part = (max?: number) => optionalPart(max).required(MESSAGES.badRequest);

/** The identifier of a credential has up to 1,023 bytes. */
const credentialId = () => part(1_364);

const shared = {
  id: credentialId(),
  rawId: credentialId(),
  type: exactString()
    .required(MESSAGES.badRequest)
    .oneOf(['public-key' as const], MESSAGES.badRequest),
};

/** What a browser returns for a new passkey (WebAuthn, RegistrationResponseJSON). */
export const newCredentialRules = exactObject({
  ...shared,
  response: exactObject({
    clientDataJSON: part(),
    attestationObject: part(),
    transports: list(exactString().required(MESSAGES.badRequest), 10, MESSAGES.badRequest),
  }),
});

/** What it returns for the use of one (AuthenticationResponseJSON). */
export const usedCredentialRules = exactObject({
  ...shared,
  response: exactObject({
    clientDataJSON: part(),
    authenticatorData: part(),
    signature: part(),
    /** Names the member. An authenticator may leave it out when the request names passkeys, as that of a proof does. */
    userHandle: optionalPart(),
  }),
});

/** A name of 1 to 30 characters. */
const passkeyName = () =>
  textField(LIMITS.unlimitedField).test(
    'length',
    TEXT.name,
    (name) => name === undefined || (name !== '' && countCharacters(name) <= LIMITS.passkeyName),
  );

/** The body of POST /api/users/me/passkeys; without a name the passkey is named by its device. */
export const newPasskeyRules = exactObject({ credential: newCredentialRules, name: passkeyName() });

/** The body of PATCH /api/users/me/passkeys/:id. */
export const passkeyNameRules = exactObject({ name: passkeyName().required(TEXT.name) });

/** The body of POST /api/login/passkey. */
export const passkeyLoginRules = exactObject({ credential: usedCredentialRules, keep: exactBoolean() });

export type NewCredential = InferType<typeof newCredentialRules>;
export type UsedCredential = InferType<typeof usedCredentialRules>;
export type NewPasskeyPayload = InferType<typeof newPasskeyRules>;
export type PasskeyLoginPayload = InferType<typeof passkeyLoginRules>;
