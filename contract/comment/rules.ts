import { type InferType } from 'yup';
import { exactObject, exactString, requiredText, wholeNumber } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { COMMENT_MESSAGES } from './messages';

const content = () => requiredText(LIMITS.comment, COMMENT_MESSAGES.empty);

export const projectCommentRules = exactObject({ content: content(), parentCommentId: wholeNumber().nullable() });
export const commentEditRules = exactObject({ content: content() });

const writer = () => exactString().required(MESSAGES.badRequest);

export const archiveCommentRules = exactObject({
  content: content(),
  writer: writer(),
  parentId: wholeNumber().nullable(),
});
export const archiveCommentEditRules = exactObject({ content: content(), writer: writer() });

export type ProjectCommentPayload = InferType<typeof projectCommentRules>;
export type ArchiveCommentPayload = InferType<typeof archiveCommentRules>;
