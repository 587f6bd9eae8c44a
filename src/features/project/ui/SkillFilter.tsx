import { SKILL_CHOICE_TEXTS, SKILL_LABELS, skillChoices } from '@contract/skill';
import { GroupedChips } from '@/shared/ui/GroupedChips';
import { pressed } from '../model/filters';
import { type FilterAnswersProps } from './FilterBox';

/** The skills of the filter in their groups; groups of the selected roles come first (D116). */
export function SkillFilter({ filter, params, onChange }: FilterAnswersProps) {
  return (
    <GroupedChips
      plain
      groups={skillChoices(params.roles)}
      {...SKILL_CHOICE_TEXTS}
      chosen={params.skills}
      onToggle={(skill) =>
        onChange((newest) => ({
          ...pressed(newest, filter, { label: SKILL_LABELS[skill], codes: [skill] }),
          page: 1,
        }))
      }
    />
  );
}
