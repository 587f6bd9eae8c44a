/** Words of blocking (vocabulary.md). */
export const BLOCK_TEXTS = {
  block: '차단하기',
  question: (nickname: string) => `${nickname} 님을 차단할까요?`,
  consequence: '서로 초대와 지원, 답글을 할 수 없어요. 상대방에게 알리지 않아요.',
  blocked: '차단했어요.',
  title: '차단한 회원',
  unblock: '차단 해제',
  unblocked: '차단을 해제했어요.',
  none: '차단한 회원이 없어요.',
} as const;
