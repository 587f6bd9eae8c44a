import { type InferType } from 'yup';
import { ACCOUNT_MESSAGES } from '../auth/messages';
import { anyString, exactly, exactObject, exactString } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { usedCredentialRules } from '../passkey/rules';

/** The token of the link that restores a former e-mail. */
export const emailUndoRules = exactObject({
  token: exactString(LIMITS.mailToken).required(MESSAGES.badRequest),
});

/** The body of POST /api/users/me/proof: the password, or one of the own passkeys (D185). */
export const proofRules = exactObject({
  password: anyString().test('filled', ACCOUNT_MESSAGES.currentPasswordEmpty, (value) => value !== ''),
  credential: exactly(usedCredentialRules.clone()).default(undefined).optional(),
}).test(
  'one',
  MESSAGES.badRequest,
  ({ password, credential }) => (password === undefined) !== (credential === undefined),
);

export type EmailUndoPayload = InferType<typeof emailUndoRules>;
export type ProofPayload = InferType<typeof proofRules>;
