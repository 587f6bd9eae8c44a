/** What is noted of an account, with its sentence in 최근 활동 (D184). */
export const ACCOUNT_EVENT_TEXTS = {
  NEW_DEVICE: '새 기기에서 로그인했어요.',
  PASSWORD: '비밀번호를 바꿨어요.',
  EMAIL: '이메일을 바꿨어요.',
  PASSKEY_ADDED: '패스키를 추가했어요.',
  PASSKEY_REMOVED: '패스키를 삭제했어요.',
  SOCIAL_ADDED: '소셜 로그인을 연결했어요.',
  SOCIAL_REMOVED: '소셜 로그인 연결을 끊었어요.',
  GRANT_REUSED: '로그인 유지를 끊었어요.',
  EMAIL_UNDONE: '이메일을 되돌렸어요.',
} as const;

export type AccountEventKind = keyof typeof ACCOUNT_EVENT_TEXTS;
