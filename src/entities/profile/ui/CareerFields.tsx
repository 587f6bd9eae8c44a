import { LIMITS } from '@contract/limits';
import { FormDatePeriodField, FormTextField } from '@/shared/forms';
import { RowDescription } from './RowDescription';
import { type RowFieldsProps } from './RowsSection';

/** One job. */
export function CareerFields({ path }: RowFieldsProps) {
  return (
    <>
      <FormTextField name={`${path}.companyName`} label="회사 이름" required max={LIMITS.name} />
      <FormDatePeriodField label="근무 기간" required startName={`${path}.startDate`} endName={`${path}.endDate`} />
      <RowDescription name={`${path}.careerDescription`} label="담당 업무" />
    </>
  );
}
