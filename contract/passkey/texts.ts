/** Words of the screens about passkeys (vocabulary.md). */
export const PASSKEY_TEXTS = {
  title: '패스키',
  hint: '비밀번호 대신 지문이나 얼굴, 화면 잠금으로 로그인해요.',
  none: '아직 패스키가 없어요.',
  /** The act of a button; also what a proof is asked for. */
  add: '패스키 추가',
  rename: '이름 바꾸기',
  remove: '삭제',
  removal: '패스키 삭제',
  fieldName: '패스키 이름',
  dates: (added: string, used: string | null) => `${added} 추가${used === null ? '' : ` · 마지막 사용 ${used}`}`,
  question: { title: '패스키를 삭제할까요?', body: '이 패스키로는 로그인할 수 없게 돼요.' },
  login: '패스키로 로그인',
  /** To a suspended member who has typed no password. */
  suspended: '탈퇴하려면 아이디와 비밀번호로 로그인해 주세요.',
} as const;
