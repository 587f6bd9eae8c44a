/** Texts of the signup wizard and of the profile it fills (vocabulary.md Sign-up). */
export const SIGNUP_MESSAGES = {
  requiredEmpty: '필수 항목을 모두 입력해 주세요.',
  emailUnchecked: '이메일 중복 확인을 해 주세요.',
  usernameUnchecked: '아이디 중복 확인을 해 주세요.',
  checkFailed: '중복 확인을 하지 못했어요. 잠시 후 다시 시도해 주세요.',
  nicknameEmpty: '닉네임을 입력해 주세요.',
  nicknameUnchecked: '닉네임 중복 확인을 해 주세요.',
  noPhoto: '프로필 사진을 등록해 주세요.',
  schoolEmpty: '학교를 입력해 주세요.',
  gradeEmpty: '학년을 선택해 주세요.',
  majorEmpty: '전공을 입력해 주세요.',
  noSkill: '스킬을 하나 이상 골라 주세요.',
  noRole: '희망 직무를 하나 이상 골라 주세요.',
  yearFormat: '연도는 네 자리 숫자로 입력해 주세요.',
  yearsReversed: '졸업 연도가 입학 연도보다 빨라요. 다시 확인해 주세요.',
  experienceType: '활동 유형을 선택해 주세요.',
  experienceName: '활동 이름을 입력해 주세요.',
  experiencePeriod: '활동 기간을 모두 입력해 주세요.',
  experienceDescription: '활동 내용을 입력해 주세요.',
  companyName: '회사 이름을 입력해 주세요.',
  careerPeriod: '근무 기간을 모두 입력해 주세요.',
  careerDescription: '담당 업무를 입력해 주세요.',
  awardType: '구분을 선택해 주세요.',
  awardName: '이름을 입력해 주세요.',
  organizer: '발급·주최 기관을 입력해 주세요.',
  awardDuration: '취득·수상일을 입력해 주세요.',
} as const;

export type CheckedField = 'email' | 'username' | 'nickname';

/** Messages of availability checks. */
export const CHECK_MESSAGES: Record<CheckedField, { available: string; taken: string }> = {
  email: { available: '사용할 수 있는 이메일이에요.', taken: '이미 사용 중인 이메일이에요.' },
  username: { available: '사용할 수 있는 아이디예요.', taken: '이미 사용 중인 아이디예요.' },
  nickname: { available: '사용할 수 있는 닉네임이에요.', taken: '이미 사용 중인 닉네임이에요.' },
};
