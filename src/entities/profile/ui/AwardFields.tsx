import { LIMITS } from '@contract/limits';
import { AWARD_TYPE_LABELS, SIGNUP_PROMPTS } from '@contract/signup';
import { FormColumns, FormDateField, FormSelect, FormTextField } from '@/shared/forms';
import { optionsOf } from '@/shared/lib/optionsOf';
import { type RowFieldsProps } from './RowsSection';

const TYPES = optionsOf(AWARD_TYPE_LABELS);

/** One certificate or award. */
export function AwardFields({ path }: RowFieldsProps) {
  return (
    <>
      <FormColumns>
        <FormSelect
          name={`${path}.awardType`}
          label="구분"
          required
          options={TYPES}
          prompt={SIGNUP_PROMPTS.awardType}
        />
        <FormTextField name={`${path}.awardName`} label="이름" required max={LIMITS.name} />
      </FormColumns>
      <FormColumns>
        <FormTextField name={`${path}.organizer`} label="발급·주최 기관" required max={LIMITS.name} />
        <FormDateField name={`${path}.awardDuration`} label="취득·수상일" required />
      </FormColumns>
    </>
  );
}
