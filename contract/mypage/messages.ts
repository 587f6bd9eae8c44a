/** Texts of the profile and its edit form (vocabulary.md Profile, Profile edit). */
export const PROFILE_MESSAGES = {
  saved: '프로필을 저장했어요.',
  editFailed: '프로필을 수정하지 못했어요. 잠시 후 다시 시도해 주세요.',
  noIntroduction: '아직 자기소개가 없어요.',
  writeIntroduction: '자기소개 쓰기',
  noPortfolio: '아직 등록한 포트폴리오가 없어요.',
  noEvaluation: '아직 받은 팀 평가가 없어요.',
} as const;

/** The parts of a profile by the name they have in its address; the last is the member's own. */
export const PROFILE_TAB_LABELS = {
  career: '소개와 경력',
  portfolio: '포트폴리오',
  evaluation: '팀 평가',
  activity: '내 활동',
} as const;

export type ProfileTab = keyof typeof PROFILE_TAB_LABELS;

/** Texts of received one-liners, which their owner can hide. */
export const FEEDBACK_MESSAGES = {
  /** The button of the menu on narrow screens. */
  manage: '한줄평 관리',
  hide: '숨기기',
  show: '다시 보이기',
  mark: '나만 보여요',
  hidden: '한줄평을 숨겼어요.',
  shown: '한줄평을 다시 공개했어요.',
  failed: '바꾸지 못했어요. 잠시 후 다시 시도해 주세요.',
  noneShown: '공개한 한줄평이 없어요.',
} as const;

export const FEEDBACK_TEXTS = {
  ownHeading: (all: number, shown: number) => `받은 한줄평 ${all}개 · 공개 ${shown}개`,
  heading: (shown: number) => `공개한 한줄평 ${shown}개`,
} as const;
