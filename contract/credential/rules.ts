import { type InferType } from 'yup';
import { anyString, exactBoolean, exactObject } from '../fields';
import { ACCOUNT_MESSAGES, emailField } from '../auth';
import { CREDENTIAL_MESSAGES } from './messages';

/** The body of POST /api/archive/:id/credential; it may be absent. */
export const credentialRules = exactObject({ renew: exactBoolean().default(false) });

/**
 * The body of POST /api/credentials/verify: a compact JWT, the address or the id of a credential, or a badge image as
 * `data:image/png;base64,…`.
 */
export const verifyRules = exactObject({
  credential: anyString()
    .required(CREDENTIAL_MESSAGES.nothing)
    .test('blank', CREDENTIAL_MESSAGES.nothing, (text) => text?.trim() !== ''),
});

/** The body of POST /api/credentials/:id/email. */
export const emailMatchRules = exactObject({ email: emailField().required(ACCOUNT_MESSAGES.emailFormat) });

export type CredentialPayload = InferType<typeof credentialRules>;
export type VerifyPayload = InferType<typeof verifyRules>;
