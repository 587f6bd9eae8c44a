import { LIMITS } from '../limits';

/** Texts of passkeys, and of a proof by one (vocabulary.md, D183, D185). */
export const PASSKEY_MESSAGES = {
  /** 401 for every cause. */
  loginFailed: '패스키로 로그인하지 못했어요. 다시 시도하거나 비밀번호로 로그인해 주세요.',
  addFailed: '패스키를 추가하지 못했어요. 다시 시도해 주세요.',
  known: '이미 추가한 패스키예요.',
  tooMany: `패스키는 ${LIMITS.passkeys}개까지 추가할 수 있어요.`,
  name: `이름을 1~${LIMITS.passkeyName}자로 입력해 주세요.`,
  added: '패스키를 추가했어요.',
  renamed: '이름을 바꿨어요.',
  removed: '패스키를 삭제했어요.',
  proofFailed: '패스키로 확인하지 못했어요. 다시 시도해 주세요.',
} as const;
