/** Notes that a member reads before reporting (D60, vocabulary.md). */
export const REPORT_NOTES = [
  '같은 글은 한 번만 신고할 수 있어요.',
  '사실과 다른 신고는 처리되지 않을 수 있어요.',
  '신고한 사람은 상대방에게 알려지지 않아요.',
] as const;
