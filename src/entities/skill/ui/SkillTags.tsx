import { SKILL_LABELS, type Skill } from '@contract/skill';
import { Tag } from '@/shared/ui/Tag';
import { Row } from '@/shared/ui/pieces';

interface SkillTagsProps {
  skills: readonly Skill[];
  className?: string;
}

/** The skills of a post or a member. */
export function SkillTags({ skills, className }: SkillTagsProps) {
  return (
    <Row as="ul" gap={2} align="stretch" wraps aria-label="스킬" className={className}>
      {skills.map((skill) => (
        <li key={skill}>
          <Tag large>{SKILL_LABELS[skill]}</Tag>
        </li>
      ))}
    </Row>
  );
}
