/** The confirmation before a withdrawal. */
export const WITHDRAWAL_QUESTION = {
  title: '정말 탈퇴할까요?',
  body: '탈퇴하면 계정을 되살릴 수 없어요.',
  confirmLabel: '탈퇴하기',
  danger: true,
};
