/** Texts about kept logins, devices and what happened to an account (D180, D181, D184). */
export const SECURITY_TEXTS = {
  /** A way of the mails, and the hint of 최근 활동. */
  ifNotYou: '직접 하지 않았다면 비밀번호를 바꾸고 다른 기기에서 모두 로그아웃해 주세요.',
  unknownDevice: '알 수 없는 기기',
} as const;
