import { SKILL_LABELS, type Skill } from '@contract/skill';
import { Tag } from '@/shared/ui/Tag';
import * as S from './SkillTags.styles';

interface SkillTagsProps {
  skills: readonly Skill[];
  className?: string;
}

/** The skills of a post or a member. */
export function SkillTags({ skills, className }: SkillTagsProps) {
  return (
    <S.List aria-label="스킬" className={className}>
      {skills.map((skill) => (
        <li key={skill}>
          <Tag large>{SKILL_LABELS[skill]}</Tag>
        </li>
      ))}
    </S.List>
  );
}
