export { RoleChip, RoleIcon } from './ui/RoleChip';
export { RoleChips } from './ui/RoleChips';
export { SkillTags } from './ui/SkillTags';
