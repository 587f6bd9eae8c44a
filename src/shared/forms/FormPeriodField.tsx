import { FieldGroup, type FieldTexts } from '@/shared/ui/Field';
import { TextInput } from '@/shared/ui/TextField';
import { type DatePrecision, usePartialDate } from './usePartialDate';
import * as S from './FormPeriodField.styles';

interface FormPeriodFieldProps extends FieldTexts {
  startName: string;
  endName: string;
  /** Names of the two inputs for screen readers. */
  startLabel: string;
  endLabel: string;
  /** day: YYYY.MM.DD ~ YYYY.MM.DD, month: YYYY-MM ~ YYYY-MM. */
  precision: DatePrecision;
  className?: string;
}

/** From and to, stored as two dashed dates; one message for both. */
export function FormPeriodField({
  startName,
  endName,
  startLabel,
  endLabel,
  precision,
  error,
  ...texts
}: FormPeriodFieldProps) {
  const start = usePartialDate(startName, precision);
  const end = usePartialDate(endName, precision);
  const shared = { 'aria-required': texts.required, autoComplete: 'off' };

  return (
    <FieldGroup {...texts} error={error ?? start.error ?? end.error}>
      <S.Period>
        <TextInput {...shared} {...start.input} aria-label={startLabel} aria-invalid={start.error ? true : undefined} />
        <span aria-hidden>~</span>
        <TextInput {...shared} {...end.input} aria-label={endLabel} aria-invalid={end.error ? true : undefined} />
      </S.Period>
    </FieldGroup>
  );
}
