/**
 * Texts of comments (vocabulary.md Comments). Separate from the rules, so that pages that only show comments do not
 * load yup.
 */
export const COMMENT_MESSAGES = {
  empty: '댓글을 입력해 주세요.',
  none: '아직 댓글이 없어요. 첫 댓글을 남겨 보세요.',
  tombstone: '삭제된 댓글이에요.',
  posted: '댓글을 등록했어요.',
  replied: '답글을 등록했어요.',
  edited: '댓글을 수정했어요.',
  deletionAsked: '댓글을 삭제할까요?',
  deleted: '댓글을 삭제했어요.',
  deleteFailed: '댓글을 삭제하지 못했어요. 잠시 후 다시 시도해 주세요.',
  postFailed: '댓글을 등록하지 못했어요. 쓴 내용은 그대로 남아 있어요.',
  editFailed: '댓글을 수정하지 못했어요. 쓴 내용은 그대로 남아 있어요.',
  postDeleted: '삭제됐거나 없는 글이에요. 쓴 내용은 그대로 남아 있어요.',
  commentDeleted: '삭제됐거나 없는 댓글이에요. 쓴 내용은 그대로 남아 있어요.',
  toList: '목록으로 가기',
  maybePosted: '등록됐는지 확인하지 못했어요. 다시 등록해도 한 번만 올라가요.',
} as const;
