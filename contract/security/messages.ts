/** Texts about kept logins, devices and what happened to an account (D180, D181, D184). */
export const SECURITY_TEXTS = {
  keep: '로그인 유지',
  keepHint: '30일 동안 로그인을 유지해요. 여럿이 쓰는 기기에서는 켜지 마세요.',
  /** A way of the mails, and the hint of 최근 활동. */
  ifNotYou: '직접 하지 않았다면 비밀번호를 바꾸고 다른 기기에서 모두 로그아웃해 주세요.',
  /** How a member logged in, in the mail about a new device. */
  byPassword: '비밀번호',
  byPasskey: '패스키',
  unknownDevice: '알 수 없는 기기',
} as const;

/** Refusals of the server about the ways into an account. */
export const SECURITY_MESSAGES = {
  ownDevice: '이 기기는 로그아웃 버튼으로 끝내 주세요.',
  undoGone: '만료됐거나 이미 쓴 링크예요.',
} as const;
