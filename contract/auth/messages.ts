import { LIMITS, TIMES } from '../limits';

const MINUTES = TIMES.temporaryPassword / 60_000;

/** Texts of account fields, at signup, in recovery and on the account page (vocabulary.md). */
export const ACCOUNT_MESSAGES = {
  loginFailed: '로그인하지 못했어요. 아이디와 비밀번호를 다시 확인해 주세요.',
  tooManyPasswords: (minutes: number) => `비밀번호를 여러 번 잘못 입력했어요. ${minutes}분 뒤에 다시 시도해 주세요.`,
  /** 403 to a suspended member with the right password; `errors` has the lines as `until`, `reason`, `case`, `contact`. */
  suspended: '이용이 정지됐어요.',
  suspendedUntil: (until: string | null) => `기간: ${until === null ? '기한 없음' : `${until}까지`}`,
  suspendedReason: (reason: string) => `이유: ${reason}`,
  suspendedCase: (number: number) => `접수 번호: ${number}`,
  suspendedContact: (email: string) => `문의: ${email}`,
  /** 400: a suspended member with this address has withdrawn. */
  barredEmail: '지금은 가입할 수 없는 이메일이에요.',
  mustChangePassword: '임시 비밀번호로 로그인했어요. 새 비밀번호로 바꿔 주세요.',
  emailFormat: '이메일 형식이 올바르지 않아요.',
  birthFormat: '생년월일을 YYYY.MM.DD 형식으로 입력해 주세요.',
  birthDate: '생년월일을 다시 확인해 주세요.',
  tooYoung: `만 ${LIMITS.minAge}세 이상만 가입할 수 있어요.`,
  phoneFormat: '휴대전화 번호는 01로 시작하는 10~11자리 숫자로 입력해 주세요.',
  usernameLength: '아이디는 4~10자로 입력해 주세요.',
  usernamePattern: '아이디는 영문 소문자로 시작해야 하고 영문 소문자, 숫자, _만 쓸 수 있어요.',
  passwordLength: '비밀번호는 8~20자로 입력해 주세요.',
  passwordKinds: '비밀번호에 영문과 숫자를 함께 넣어 주세요.',
  /** 400 by the server alone, which has the list of common passwords (D185). */
  passwordCommon: '너무 흔한 비밀번호예요. 다른 비밀번호를 써 주세요.',
  passwordWithUsername: '비밀번호에 아이디를 넣을 수 없어요.',
  passwordMismatch: '비밀번호가 서로 달라요.',
  nicknamePattern: '닉네임에는 한글, 영문, 숫자, _만 쓸 수 있어요. _로 시작할 수는 없어요.',
  findIdEmpty: '모든 항목을 입력해 주세요.',
  findIdNoMatch: '일치하는 회원을 찾지 못했어요. 입력한 정보를 다시 확인해 주세요.',
  findPasswordEmpty: '아이디와 이메일을 모두 입력해 주세요.',
  temporaryPasswordUse: `임시 비밀번호로는 ${MINUTES}분 동안 한 번만 로그인할 수 있어요. 로그인한 뒤 새 비밀번호로 바꿔 주세요.`,
  currentPasswordEmpty: '현재 비밀번호를 입력해 주세요.',
  currentPasswordWrong: '현재 비밀번호가 맞지 않아요. 다시 확인해 주세요.',
  accountSaved: '로그인 정보를 저장했어요.',
  accountSaveFailed: '로그인 정보를 저장하지 못했어요. 잠시 후 다시 시도해 주세요.',
  withdrawalEmpty: '비밀번호와 비밀번호 확인을 모두 입력해 주세요.',
  withdrawalFailed: '탈퇴하지 못했어요. 비밀번호를 다시 확인해 주세요.',
} as const;

/** The mail of find password (vocabulary.md, D20). */
export const TEMPORARY_PASSWORD_MAIL = {
  subject: '[팀이음] 임시 비밀번호를 보내 드려요',
  /** @param link without which the mail names none (D186) */
  text: (password: string, link?: string) =>
    [
      `임시 비밀번호: ${password}`,
      `${MINUTES}분 동안 한 번만 로그인할 수 있어요. 로그인한 뒤 새 비밀번호로 바꿔 주세요.`,
      ...(link === undefined ? [] : [`이 주소에서 로그인하면 다른 사람의 로그인 시도 때문에 막히지 않아요: ${link}`]),
      '직접 요청하지 않았다면 이 메일은 무시해 주세요. 원래 비밀번호는 그대로 쓸 수 있어요.',
    ].join('\n\n'),
} as const;
