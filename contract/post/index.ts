/** A post of either kind, for what works on both: comments, bookmarks, reports. */
export interface PostRef {
  kind: 'project' | 'archive';
  id: number;
}

/** Texts of sharing a post's address (D117). */
export const SHARE_MESSAGES = {
  copied: '링크를 복사했어요.',
  failed: '링크를 복사하지 못했어요. 주소창의 주소를 복사해 주세요.',
} as const;
