import { LIMITS } from '@contract/limits';
import { EXPERIENCE_TYPE_LABELS, EXPERIENCE_TYPES, SIGNUP_PROMPTS } from '@contract/signup';
import { FormColumns, FormDatePeriodField, FormSelect, FormTextField } from '@/shared/forms';
import { RowDescription } from './RowDescription';
import { type RowFieldsProps } from './RowsSection';

const TYPES = EXPERIENCE_TYPES.map((value) => ({ value, label: EXPERIENCE_TYPE_LABELS[value] }));

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
      <FormDatePeriodField label="활동 기간" required startName={`${path}.startDate`} endName={`${path}.endDate`} />
      <RowDescription name={`${path}.experienceDescription`} label="활동 내용" />
    </>
  );
}
