export { SKILL_LABELS, SKILLS, type Skill } from './skills';
export { DEFAULT_ROLE, ROLE_LABELS, ROLES, type Role } from './roles';
