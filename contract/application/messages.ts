/** Texts of applying and answering. */
export const APPLICATION_MESSAGES = {
  apply: '지원하기',
  withdraw: '지원 취소',
  toInvitation: '초대 수락하러 가기',
  barredHint: '다시 지원할 수 없는 모집글이에요.',
  roleLabel: '지원할 역할',
  messageLabel: '지원 메시지',
  messageHint: '하고 싶은 일과 할 수 있는 일을 적어 주세요',
  profileLabel: '팀장에게 보이는 내 프로필',
  send: '보내기',

  role: '지원할 역할을 선택해 주세요.',
  message: '지원 메시지를 10자 이상 써 주세요.',
  reason: '이유를 선택해 주세요.',
  note: '이유를 입력해 주세요.',

  sent: '지원했어요. 답이 오면 알려 드릴게요.',
  withdrawQuestion: '지원을 취소할까요?',
  withdrawn: '지원을 취소했어요.',

  inTeam: '이미 이 팀에 함께하고 있어요.',
  applied: '이미 지원했어요.',
  closed: '모집이 마감돼 지원할 수 없어요.',
  invited: '이미 초대받았어요. 초대를 수락하면 바로 함께할 수 있어요.',
  barred: '이 모집글에는 다시 지원할 수 없어요.',
  notSought: '모집하지 않는 역할이에요.',
  roleFull: '이 역할은 자리가 모두 찼어요.',
  tooManyWaiting: '답을 기다리는 지원이 20개예요. 답을 받거나 취소한 뒤 지원해 주세요.',
  dailyLimit: '하루에 20번까지 지원할 수 있어요. 내일 다시 지원해 주세요.',

  full: '모집 인원이 모두 찼어요.',
  answered: '이미 답했거나 기한이 지난 지원이에요.',
  gone: '취소됐거나 이미 끝난 지원이에요.',
  seatsLeft: '아직 빈자리가 있어요. 한 명씩 답해 주세요.',
  accepted: '함께하기로 했어요.',
  toTeam: '팀 페이지로',
  declined: '지원을 거절했어요.',

  noApplicants: '아직 지원한 사람이 없어요.',
  nonePending: '답을 기다리는 지원이 없어요.',
  noneAccepted: '수락한 지원이 없어요.',
  noneDeclined: '거절한 지원이 없어요.',
  noApplications: '아직 지원한 모집글이 없어요.',
} as const;

/** Sentences about applications with variables. */
export const APPLICATION_TEXTS = {
  applicants: (count: number) => `지원자 ${count}명`,
  acceptQuestion: (nickname: string) => `${nickname} 님과 함께할까요? 답은 바꿀 수 없어요.`,
  declineWaiting: (count: number) => `남은 지원자 ${count}명에게 모집이 끝났다고 알리기`,
  notified: (count: number) => `${count}명에게 알렸어요.`,
} as const;
