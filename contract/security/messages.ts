const UNKNOWN_DEVICE = '알 수 없는 기기';

/** The words of a device before a particle: those of an unknown one end with the noun. */
const deviceNoun = (device: string) => (device === UNKNOWN_DEVICE ? device : `${device} 기기`);

/** Texts about kept logins, devices and what happened to an account (D180, D181, D184). */
export const SECURITY_TEXTS = {
  keep: '로그인 유지',
  keepHint: '30일 동안 로그인을 유지해요. 여럿이 쓰는 기기에서는 켜지 마세요.',
  /** In the mails, and the hint of 최근 활동. */
  ifNotYou: '직접 하지 않았다면 비밀번호를 바꾸고 다른 기기에서 모두 로그아웃해 주세요.',
  /** How a member logged in, in the mail about a new device. */
  byPassword: '비밀번호',
  byPasskey: '패스키',
  unknownDevice: UNKNOWN_DEVICE,
  devices: '로그인한 기기',
  thisDevice: '이 기기',
  kept: '로그인 유지 중',
  deviceDates: (first: string, last: string) => `첫 로그인 ${first} · 마지막 사용 ${last}`,
  logOut: '로그아웃',
  logOutOthers: '다른 기기 모두 로그아웃',
  askLogOut: (device: string) => `${deviceNoun(device)}에서 로그아웃할까요?`,
  askLogOutOthers: '다른 기기에서 모두 로그아웃할까요?',
  loggedOut: '로그아웃했어요.',
  noOtherDevices: '다른 기기가 없어요.',
  activity: '최근 활동',
  /** The page of the link that restores a former e-mail. */
  undo: {
    title: '이메일 되돌리기',
    text: '예전 이메일로 되돌리고 모든 기기에서 로그아웃해요. 그 이메일로 임시 비밀번호를 보내 드려요.',
    button: '되돌리기',
    done: '이메일을 되돌렸어요. 메일로 받은 임시 비밀번호로 로그인해 주세요.',
  },
} as const;

/** Words of the dialog that asks for a proof of the session (D185). */
export const PROOF_TEXTS = {
  title: '본인 확인',
  byPasskey: '패스키로 확인',
  hint: '비밀번호를 모르면 로그아웃한 뒤 비밀번호 찾기를 이용해 주세요.',
  confirm: '확인',
  cancel: '취소',
} as const;

/** Refusals of the server about the ways into an account. */
export const SECURITY_MESSAGES = {
  ownDevice: '이 기기는 로그아웃 버튼으로 끝내 주세요.',
  undoGone: '만료됐거나 이미 쓴 링크예요.',
} as const;
