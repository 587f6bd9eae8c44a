import type { ComponentProps } from 'react';
import { FormPeriodField } from './FormPeriodField';

type FormMonthPeriodFieldProps = Omit<ComponentProps<typeof FormPeriodField>, 'precision' | 'startLabel' | 'endLabel'>;

/** From month to month: YYYY-MM ~ YYYY-MM. */
export function FormMonthPeriodField(props: FormMonthPeriodFieldProps) {
  return <FormPeriodField precision="month" startLabel="시작 월" endLabel="종료 월" {...props} />;
}
