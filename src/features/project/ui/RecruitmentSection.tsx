import { useFormikContext } from 'formik';
import { ROLE_LABELS, SKILL_CHOICE_TEXTS, skillChoices } from '@contract/skill';
import { FormChips, FormGroupedChips, FormSection } from '@/shared/forms';
import { optionsOf } from '@/shared/lib/optionsOf';
import { type ProjectForm } from '../model/projectForm';
import { DeadlineField } from './DeadlineField';
import { SeatsField } from './SeatsField';

const ROLES = optionsOf(ROLE_LABELS);

/** Who is looked for, how many, and until when. */
export function RecruitmentSection() {
  const { values } = useFormikContext<ProjectForm>();

  return (
    <FormSection id="recruitment" title="모집" hint="누가 필요한지 고르면 카드 맨 위에 보여요.">
      <FormChips name="roles" label="모집 역할" required mode="multi" options={ROLES} />
      <SeatsField />
      <DeadlineField />
      <FormGroupedChips
        name="skills"
        label="필요 스킬"
        required
        groups={skillChoices(values.roles)}
        {...SKILL_CHOICE_TEXTS}
      />
    </FormSection>
  );
}
