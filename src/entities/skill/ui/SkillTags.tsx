import { SKILL_LABELS, type Skill } from '@contract/skill';
import * as S from './SkillTags.styles';

interface SkillTagsProps {
  skills: readonly Skill[];
}

/** The skills a post asks for or a member has. */
export function SkillTags({ skills }: SkillTagsProps) {
  return (
    <S.List aria-label="스킬">
      {skills.map((skill) => (
        <li key={skill}>
          <S.Skill large>{SKILL_LABELS[skill]}</S.Skill>
        </li>
      ))}
    </S.List>
  );
}
