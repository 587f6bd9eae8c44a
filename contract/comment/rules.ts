import { type InferType } from 'yup';
import { exactObject, exactString, requiredText, wholeNumber } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';

export const COMMENT_MESSAGES = {
  empty: '댓글을 입력해 주세요.',
  none: '아직 댓글이 없어요. 첫 댓글을 남겨 보세요.',
  tombstone: '삭제된 댓글이에요.',
  deletionAsked: '댓글을 삭제할까요?',
  deleted: '댓글을 삭제했어요.',
  postFailed: '댓글을 등록하지 못했어요. 쓴 내용은 그대로 남아 있어요.',
  editFailed: '댓글을 수정하지 못했어요. 쓴 내용은 그대로 남아 있어요.',
} as const;

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
