/** Texts of the operator's desk (vocabulary.md). */
export const OPERATOR_MESSAGES = {
  reasonEmpty: '이유를 입력해 주세요.',
  confirmFirst: '비밀번호를 한 번 더 확인해 주세요.',
  lastOperator: '운영자가 한 명은 있어야 해요. 다른 운영자를 먼저 지정해 주세요.',
  withdrawn: '탈퇴한 회원이에요.',
  suspended: '정지된 회원은 운영자가 될 수 없어요.',
  tooManyRows: '기록이 10,000개를 넘어요. 기간을 줄여 다시 받아 주세요.',
} as const;
