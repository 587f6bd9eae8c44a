import { type InferType } from 'yup';
import { exactObject, exactString } from '../fields';
import { MESSAGES } from '../messages';

export const blockRules = exactObject({ nickname: exactString().required(MESSAGES.unknownMember) });

export type BlockPayload = InferType<typeof blockRules>;
