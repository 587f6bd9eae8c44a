/** The steps of a project in the product; the last one is the evaluation gate (D50). */
export const STEPS = [
  '회원가입을 하고 프로필에 나를 소개해요.',
  '모집글을 쓰거나, 마음에 드는 프로젝트를 찾아요.',
  '팀을 이루고 프로젝트를 함께 만들어요.',
  '끝난 프로젝트를 아카이브에 등록해요.',
  '프로젝트가 끝나면 팀원 모두가 서로를 평가해요. 평가가 모두 모이면 아카이브가 공개돼요.',
] as const;

/** The rules a report follows (D60). */
export const REPORT_RULES = [
  '같은 글은 한 번만 신고할 수 있어요.',
  '사실과 다른 신고는 처리되지 않을 수 있어요.',
  '신고한 사람은 상대방에게 알려지지 않아요.',
] as const;
