/** Texts of the profile and its edit form (vocabulary.md Profile, Profile edit). */
export const PROFILE_MESSAGES = {
  saved: '프로필을 저장했어요.',
  saveFailed: '프로필을 저장하지 못했어요. 잠시 후 다시 시도해 주세요.',
  noIntroduction: '아직 자기소개가 없어요.',
  noPortfolio: '아직 등록한 포트폴리오가 없어요.',
  noEvaluation: '아직 받은 팀 평가가 없어요.',
} as const;

/** The parts of a profile by the name they have in its address; the last is the member's own. */
export const PROFILE_TAB_LABELS = {
  career: '경력과 활동',
  portfolio: '포트폴리오',
  evaluation: '팀 평가',
  activity: '내 활동',
} as const;

export type ProfileTab = keyof typeof PROFILE_TAB_LABELS;
