/** Texts of the numbers (vocabulary.md). */
export const NUMBERS_TEXTS = { few: '5 미만', note: '지워진 글은 세지 않아요.' } as const;

/** Texts of the operator's desk (vocabulary.md). */
export const OPERATOR_MESSAGES = {
  reasonEmpty: '이유를 입력해 주세요.',
  reasonHint: '이 글을 쓴 회원이 읽어요. 신고한 사람을 알 수 있는 말은 쓰지 마세요.',
  daysEmpty: '정지 기간을 선택해 주세요.',
  partsEmpty: '숨길 항목을 하나 이상 골라 주세요.',
  ownContent: '내 글과 내 계정은 다른 운영자가 처리해야 해요.',
  ofOperator: '운영자에게는 할 수 없어요.',
  caseChanged: '그사이 바뀐 내용이 있어요. 다시 확인한 뒤 처리해 주세요.',
  noReports: '처리할 신고가 없어요.',
  alreadyHidden: '이미 숨긴 글이에요.',
  notHidden: '숨긴 글이 아니에요.',
  notSuspended: '정지된 회원이 아니에요.',
  unknownCase: '찾을 수 없는 신고예요.',
  gone: '삭제됐거나 없는 글이에요.',
  done: '처리했어요.',
  none: '확인할 신고가 없어요.',
  confirmFirst: '비밀번호를 한 번 더 확인해 주세요.',
  lastOperator: '운영자가 한 명은 있어야 해요. 다른 운영자를 먼저 지정해 주세요.',
  withdrawn: '탈퇴한 회원이에요.',
  suspended: '정지된 회원은 운영자가 될 수 없어요.',
  tooManyRows: '기록이 10,000개를 넘어요. 기간을 줄여 다시 받아 주세요.',
} as const;
