/** Texts of e-mail addresses and their confirmation (vocabulary.md, D150, D151). */
export const MAIL_MESSAGES = {
  codeFormat: '코드 6자리를 입력해 주세요.',
  codeWrong: (left: number) => `코드가 맞지 않아요. ${left}번 더 입력할 수 있어요.`,
  disposable: '일회용 이메일은 쓸 수 없어요. 다른 이메일을 써 주세요.',
  noCode: '코드를 먼저 받아 주세요.',
  codeExpired: '코드의 유효 시간이 지났어요. 새 코드를 받아 주세요.',
  codeEnded: '코드를 다섯 번 잘못 입력했어요. 새 코드를 받아 주세요.',
  taken: '다른 회원이 이미 확인한 주소예요. 다른 주소를 써 주세요.',
  nothingToConfirm: '확인할 주소가 없어요. 먼저 주소를 입력해 주세요.',
  tooSoon: (seconds: number) => `${seconds}초 뒤에 다시 받을 수 있어요.`,
  tooMany: '오늘은 코드를 더 보낼 수 없어요. 내일 다시 시도해 주세요.',
  /** 403 of what needs a confirmed e-mail; its field is `email` (D150b). */
  confirmFirst: '이메일을 확인해야 할 수 있어요.',
  notSchool: '학교 메일(.ac.kr)만 확인할 수 있어요.',
  openDomain: '누구나 만들 수 있는 주소라 학교 메일로 확인할 수 없어요.',
  linkGone: '링크가 만료됐거나 이미 쓴 링크예요.',
} as const;

/** The line about a confirmed school mail: on profile, record and cards, and in its PDF. */
export const schoolMailLine = ({ domain, month }: { domain: string; month: string }) =>
  `학교 메일 확인됨 · ${domain} · ${month.replace('-', '.')}`;

/** Texts of the screens about addresses. */
export const MAIL_TEXTS = {
  bannerTitle: '이메일을 확인해 주세요.',
  bannerText: '팀원 평가와 기록, 증명서에 필요해요.',
  panelTitle: '이메일을 확인해 주세요',
  enterCode: '코드 입력',
  getCode: '코드 받기',
  noAddress: '이메일을 입력해 주세요.',
  bouncedTitle: '보낸 메일이 되돌아왔어요.',
  bouncedText: '이메일을 확인해 주세요.',
  close: '닫기',
  fold: '접기',
  codeLabel: '이메일로 받은 코드 6자리',
  sentTo: '보낸 곳',
  confirm: '확인',
  again: '코드 다시 받기',
  change: '이메일 바꾸기',
  outbox: '메일 서버가 없어서 서버의 DATA_DIR/outbox 폴더에 .eml 파일로 남겼어요.',
  done: { email: '이메일을 확인했어요.', school: '학교 메일을 확인했어요.' },
  changeAsked: '새 이메일로 코드를 보냈어요. 확인하면 바뀌어요.',
  pending: '확인을 기다리는 이메일',
  keep: '바꾸지 않기',
  dialogTitle: '먼저 이메일을 확인해 주세요',
  dialogLead: '확인하면 하던 일을 이어서 해요.',
  section: '이메일·학교 메일',
  sectionLead: '확인한 이메일이 있어야 팀원을 평가하고 기록과 증명서를 만들 수 있어요.',
  changeHint: '바꾸면 새 주소로 코드를 보내요. 확인하면 바뀌어요.',
  email: '이메일',
  confirmed: '확인함',
  unconfirmed: '확인 전',
  school: '학교 메일',
  schoolHint: '도메인과 확인한 달만 보이고, 주소는 보이지 않아요.',
  until: (date: string) => `${date}까지`,
  renew: '다시 확인하기',
  remove: '지우기',
  removeAsk: '학교 메일을 지울까요?',
  link: {
    titles: { email: '이메일 확인', school: '학교 메일 확인' },
    asks: (nickname: string, date: string) => `${nickname} 님이 ${date}에 만든 계정에서 이 주소를 쓰려고 해요.`,
    confirm: { email: '이메일 확인하기', school: '학교 메일 확인하기' },
    refuse: '내가 한 것이 아니에요',
    removed: '알려 줘서 고마워요. 이 주소를 지웠어요.',
    refused: '알려 줘서 고마워요. 이 주소로는 아무것도 하지 않을게요.',
    failed: '링크를 확인하지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
} as const;
