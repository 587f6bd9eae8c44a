/** A member whom the caller has blocked. */
export interface BlockedMember {
  /** Of the member. */
  id: number;
  nickname: string;
  profileImg: string | null;
  /** ISO instant. */
  createdDateTime: string;
}

/** Texts of blocking (vocabulary.md). */
export const BLOCK_MESSAGES = {
  own: '나는 차단할 수 없어요.',
  tooMany: '200명까지 차단할 수 있어요.',
  /** The writer has blocked the caller, or the other way round; both cases get the same message (D135). */
  apply: '지금은 이 글에 지원할 수 없어요.',
  comment: '지금은 여기에 댓글을 쓸 수 없어요.',
} as const;

export { blockRules, type BlockPayload } from './rules';
