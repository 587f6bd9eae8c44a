import { isFilled, type ProfileForm, type Standing } from './profileForm';

/** The sections of a profile in page order: their ids and titles. */
export const PROFILE_SECTIONS = {
  profile: { id: 'profile-profile', title: '프로필' },
  education: { id: 'profile-education', title: '학력' },
  skills: { id: 'profile-skills', title: '스킬' },
  roles: { id: 'profile-roles', title: '희망 직무' },
  experiences: { id: 'profile-experiences', title: '경험과 활동' },
  careers: { id: 'profile-careers', title: '경력' },
  awards: { id: 'profile-awards', title: '자격증과 수상' },
  portfolio: { id: 'profile-portfolio', title: '포트폴리오' },
  introduction: { id: 'profile-introduction', title: '자기소개' },
} as const;

export type ProfileSection = keyof typeof PROFILE_SECTIONS;

/**
 * Completed sections; an optional one is complete if it is not empty.
 * @param missing the fields whose files a reload has lost (MEND-102)
 */
export function doneSections(
  form: ProfileForm,
  standing: Standing,
  missing: readonly string[] = [],
): Record<ProfileSection, boolean> {
  return {
    profile: standing.nicknameStands && standing.hasPhoto && !missing.includes('photo'),
    education: [form.schoolName, form.grade, form.major].every(isFilled),
    skills: isFilled(form.skillCategory),
    roles: isFilled(form.desiredJob),
    experiences: isFilled(form.experiences),
    careers: isFilled(form.careers),
    awards: isFilled(form.awards),
    portfolio: !missing.includes('portfolioFiles') && (isFilled(form.portfolioFiles) || isFilled(form.portfolioLinks)),
    introduction: isFilled(form.introduction),
  };
}

/**
 * The number of completed required fields of a profile, of seven; the nickname counts once it may be sent.
 * @param missing the fields whose files a reload has lost: none of them counts as filled (MEND-102)
 */
export function profileProgress(form: ProfileForm, standing: Standing, missing: readonly string[] = []) {
  const { schoolName, grade, major, skillCategory, desiredJob } = form;
  const needed = [
    standing.nicknameStands,
    standing.hasPhoto && !missing.includes('photo'),
    ...[schoolName, grade, major, skillCategory, desiredJob].map(isFilled),
    ...(missing.includes('portfolioFiles') ? [false] : []),
  ];
  return { filled: needed.filter(Boolean).length, all: needed.length };
}
