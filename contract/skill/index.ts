export { SKILL_CHOICE_TEXTS, SKILL_GROUPS, skillChoices } from './groups';
export { SKILL_LABELS, SKILLS, type Skill } from './skills';
export { DEFAULT_ROLE, ROLE_LABELS, ROLES, type Role } from './roles';
