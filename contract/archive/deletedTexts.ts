/** What is said before a published archive is deleted, and of what stays of it (D164). */
export const DELETED_TEXTS = {
  question: '함께한 팀원의 기록과 증명서에는 제목과 기간, 한 일이 남아요.',
  textDeleted: '글은 작성자가 지웠어요.',
} as const;
