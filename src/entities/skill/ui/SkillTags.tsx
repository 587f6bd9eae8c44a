import { SKILL_LABELS, type Skill } from '@contract/skill';
import { Tag } from '@/shared/ui/Tag';
import { Row } from '@/shared/ui/pieces';

interface SkillTagsProps {
  skills: readonly Skill[];
  /** The name of the list. */
  label?: string;
  className?: string;
}

/** The skills of a post or a member. */
export function SkillTags({ skills, label = '스킬', className }: SkillTagsProps) {
  return (
    <Row as="ul" gap={2} align="stretch" wraps aria-label={label} className={className}>
      {skills.map((skill) => (
        <li key={skill}>
          <Tag large>{SKILL_LABELS[skill]}</Tag>
        </li>
      ))}
    </Row>
  );
}
