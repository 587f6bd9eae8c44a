import { ROLE_LABELS, ROLES, SKILL_LABELS, SKILLS, type Role, type Skill } from '../skill';
import { ROLE_SYNONYMS, SKILL_SYNONYMS } from '../skill/synonyms';
import { isBlank, nameKey } from '../text';

/** A filter that matches the text typed into the search. */
export type SearchOffer = { kind: 'skills'; code: Skill; text: string } | { kind: 'roles'; code: Role; text: string };

const keyOf = (text: string) => nameKey(text).replace(/\s+/gu, '');

/** Labels that end in a consonant, as they are read, take 으로. */
const WITH_EU: readonly (Role | Skill)[] = [
  ...(['UX_UI_DESIGN', 'BX_DESIGN', 'PM'] as const),
  ...(['SPRING', 'PYTHON', 'KOTLIN', 'GIT', 'PHOTOSHOP', 'INDESIGN', 'LIGHTROOM'] as const),
];

const by = (code: Role | Skill, label: string) => `${label}${WITH_EU.includes(code) ? '으로' : '로'}`;

/** Filters offered above the results of a search: skills and roles of which a name begins with its words (D118, MEND-70). */
export function searchOffers(words: string): SearchOffer[] {
  if (isBlank(words)) return [];
  const key = keyOf(words);
  const begins = (names: readonly string[]) => names.some((name) => keyOf(name).startsWith(key));
  return [
    ...SKILLS.filter((code) => begins([SKILL_LABELS[code], ...SKILL_SYNONYMS[code]])).map((code): SearchOffer => ({
      kind: 'skills',
      code,
      text: `필요 스킬 ${by(code, SKILL_LABELS[code])} 보기`,
    })),
    ...ROLES.filter((code) => begins([ROLE_LABELS[code], ...ROLE_SYNONYMS[code]])).map((code): SearchOffer => ({
      kind: 'roles',
      code,
      text: `모집 역할 ${by(code, ROLE_LABELS[code])} 보기`,
    })),
  ];
}
