import type { ComponentProps } from 'react';
import { FormPeriodField } from './FormPeriodField';

type FormDatePeriodFieldProps = Omit<ComponentProps<typeof FormPeriodField>, 'precision' | 'startLabel' | 'endLabel'>;

/** From day to day: YYYY.MM.DD ~ YYYY.MM.DD. */
export function FormDatePeriodField(props: FormDatePeriodFieldProps) {
  return <FormPeriodField precision="day" startLabel="시작일" endLabel="종료일" {...props} />;
}
