import { type InferType } from 'yup';
import { exactObject, exactString, requiredText, wholeNumber } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { COMMENT_MESSAGES } from './messages';

const content = () => requiredText(LIMITS.comment, COMMENT_MESSAGES.empty);

export const projectCommentRules = exactObject({ content: content(), parentCommentId: wholeNumber().nullable() });
export const commentEditRules = exactObject({ content: content() });

/** The caller: the id decides where it is sent, since the nickname may have changed on another device. */
const writer = { writer: exactString().required(MESSAGES.badRequest), writerId: wholeNumber() };

export const archiveCommentRules = exactObject({
  content: content(),
  ...writer,
  parentId: wholeNumber().nullable(),
});
export const archiveCommentEditRules = exactObject({ content: content(), ...writer });

export type ProjectCommentPayload = InferType<typeof projectCommentRules>;
export type ArchiveCommentEditPayload = InferType<typeof archiveCommentEditRules>;
export type ArchiveCommentPayload = InferType<typeof archiveCommentRules>;
