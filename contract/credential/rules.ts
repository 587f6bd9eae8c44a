import { type InferType } from 'yup';
import { anyString, exactBoolean, exactObject } from '../fields';
import { CREDENTIAL_MESSAGES } from './messages';

/** The body of POST /api/archive/:id/credential; it may be absent. */
export const credentialRules = exactObject({ renew: exactBoolean().default(false) });

/** The body of POST /api/credentials/verify: a compact JWT, or a badge image as `data:image/png;base64,…`. */
export const verifyRules = exactObject({
  credential: anyString()
    .required(CREDENTIAL_MESSAGES.nothing)
    .test('blank', CREDENTIAL_MESSAGES.nothing, (text) => text?.trim() !== ''),
});

export type CredentialPayload = InferType<typeof credentialRules>;
export type VerifyPayload = InferType<typeof verifyRules>;
