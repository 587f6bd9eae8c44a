import { type Role } from './roles';
import { SKILL_LABELS, SKILLS, type Skill } from './skills';
import { SKILL_SYNONYMS } from './synonyms';

/** A group of the skill chooser (D116). */
export interface SkillGroup {
  label: string;
  skills: readonly Skill[];
  /** The roles that see the group first. */
  roles: readonly Role[];
}

const DESIGN: SkillGroup = {
  label: '디자인',
  skills: ['FIGMA', 'XD', 'PROTOPIE', 'ADOBE_ILLUSTRATION', 'PHOTOSHOP', 'INDESIGN', 'LIGHTROOM'],
  roles: ['UX_UI_DESIGN', 'BX_DESIGN', 'PM'],
};
const FRONT_END: SkillGroup = {
  label: '프론트엔드',
  skills: ['JAVASCRIPT', 'TYPESCRIPT', 'REACT', 'NEXT_JS', 'VUE'],
  roles: ['FRONT_END'],
};
const APP: SkillGroup = { label: '앱', skills: ['KOTLIN', 'SWIFT', 'FLUTTER'], roles: [] };
const AI_AND_VIDEO: SkillGroup = {
  label: 'AI·영상',
  skills: ['MIDJOURNEY', 'PREMIERE_PRO', 'AFTER_EFFECT', 'CINEMA_4D', 'BLENDER'],
  roles: [],
};
const NAMED = [DESIGN, FRONT_END, APP, AI_AND_VIDEO];
const named = new Set(NAMED.flatMap(({ skills }) => skills));
const BACK_END: SkillGroup = {
  label: '백엔드·인프라',
  skills: SKILLS.filter((skill) => !named.has(skill)),
  roles: ['BACK_END'],
};

/** Every skill belongs to exactly one group. */
export const SKILL_GROUPS: readonly SkillGroup[] = [...NAMED, BACK_END];

/** The groups with those of the own roles first, in the order of preference. */
export function skillGroupsFor(roles: readonly Role[]): SkillGroup[] {
  const rank = ({ roles: theirs }: SkillGroup) => {
    const ranks = roles.flatMap((role, index) => (theirs.includes(role) ? [index] : []));
    return ranks[0] ?? roles.length;
  };
  return [...SKILL_GROUPS].sort((left, right) => rank(left) - rank(right));
}

/** Texts of the skill chooser. */
export const SKILL_CHOICE_TEXTS = { searchLabel: '스킬 이름으로 찾기', nothingFound: '찾는 스킬이 없어요.' } as const;

/** The groups as a chooser shows them: those of the chosen roles first and marked. */
export const skillChoices = (roles: readonly Role[]) =>
  skillGroupsFor(roles).map(({ label, skills, roles: theirs }) => ({
    label,
    mark: theirs.some((role) => roles.includes(role)) ? '고른 역할' : undefined,
    options: skills.map((value) => ({ value, label: SKILL_LABELS[value], synonyms: SKILL_SYNONYMS[value] })),
  }));
