import { type InferType } from 'yup';
import { exactObject, exactString } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';

/** The token of the link that restores a former e-mail. */
export const emailUndoRules = exactObject({
  token: exactString(LIMITS.mailToken).required(MESSAGES.badRequest),
});

export type EmailUndoPayload = InferType<typeof emailUndoRules>;
