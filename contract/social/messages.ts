/** Texts about social login (D182, D187). */
export const SOCIAL_TEXTS = {
  title: '소셜 로그인',
  /** The button of a provider. */
  button: (name: string) => (name === GOOGLE ? 'Google 계정으로 로그인' : loginOf(name)),
  onTheWay: '로그인하고 있어요…',
  strip: (name: string) => `${name} 계정으로 가입하고 있어요. 가입하면 ${loginOf(name)}을 바로 쓸 수 있어요.`,
  drop: '연결하지 않기',
  isMember: (name: string) =>
    `이 이메일로 가입한 계정이 있어요. 로그인한 뒤 로그인 정보에서 ${loginOf(name)}을 연결해 주세요.`,
  toLogin: '로그인하러 가기',
  notLinked: (name: string) => `${loginOf(name)}은 연결하지 못했어요. 로그인 정보에서 다시 연결할 수 있어요.`,
  link: '연결하기',
  unlink: '연결 끊기',
  linkedOn: (date: string) => `${date}에 연결했어요`,
  /** The acts that need a proof. */
  linking: '소셜 로그인 연결하기',
  unlinking: '소셜 로그인 연결 끊기',
  askUnlink: (name: string) => `${loginOf(name)} 연결을 끊을까요?`,
} as const;

/** Results and refusals of social login. */
export const SOCIAL_MESSAGES = {
  failed: '로그인하지 못했어요. 다시 시도해 주세요.',
  cancelled: '로그인을 취소했어요.',
  unreachable: (name: string) => `지금은 ${loginOf(name)}을 쓸 수 없어요. 잠시 후 다시 시도해 주세요.`,
  linked: (name: string) => `${loginOf(name)}을 연결했어요.`,
  unlinked: (name: string) => `${loginOf(name)} 연결을 끊었어요.`,
  linkFailed: '연결하지 못했어요. 다시 시도해 주세요.',
  otherMember: (name: string) => `다른 회원이 쓰고 있는 ${name} 계정이에요.`,
  alreadyLinked: '이미 연결했어요. 먼저 연결을 끊어 주세요.',
} as const;

const GOOGLE = 'Google';
const loginOf = (name: string) => `${name} 로그인`;
