import { LIMITS } from '@contract/limits';
import { EXPERIENCE_TYPE_LABELS, SIGNUP_PROMPTS } from '@contract/signup';
import { FormColumns, FormPeriodField, FormSelect, FormTextField } from '@/shared/forms';
import { optionsOf } from '@/shared/lib/optionsOf';
import { RowDescription } from './RowDescription';
import { type RowFieldsProps } from './RowsSection';

const TYPES = optionsOf(EXPERIENCE_TYPE_LABELS);

/** One experience or activity. */
export function ExperienceFields({ path }: RowFieldsProps) {
  return (
    <>
      <FormColumns>
        <FormSelect
          name={`${path}.experienceType`}
          label="활동 유형"
          required
          options={TYPES}
          prompt={SIGNUP_PROMPTS.experienceType}
        />
        <FormTextField name={`${path}.experienceName`} label="활동 이름" required max={LIMITS.title} />
      </FormColumns>
      <FormPeriodField
        precision="day"
        label="활동 기간"
        required
        startName={`${path}.startDate`}
        endName={`${path}.endDate`}
      />
      <RowDescription name={`${path}.experienceDescription`} label="활동 내용" />
    </>
  );
}
