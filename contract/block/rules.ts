import { type InferType } from 'yup';
import { exactObject, exactString, wholeNumber } from '../fields';
import { MESSAGES } from '../messages';

/** The id decides where it is sent: another member may have taken the nickname since the page was opened. */
export const blockRules = exactObject({
  memberId: wholeNumber(),
  nickname: exactString().required(MESSAGES.unknownMember),
});

export type BlockPayload = InferType<typeof blockRules>;
