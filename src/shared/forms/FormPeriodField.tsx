import { FieldGroup, type FieldTexts } from '@/shared/ui/Field';
import { TextInput } from '@/shared/ui/TextField';
import { type DatePrecision, usePartialDate } from './usePartialDate';
import * as S from './FormPeriodField.styles';

interface FormPeriodFieldProps extends FieldTexts {
  startName: string;
  endName: string;
  /** day: YYYY.MM.DD ~ YYYY.MM.DD, month: YYYY-MM ~ YYYY-MM. */
  precision: DatePrecision;
  className?: string;
}

/** Names of the two inputs for screen readers. */
const LABELS: Record<DatePrecision, { start: string; end: string }> = {
  day: { start: '시작일', end: '종료일' },
  month: { start: '시작 월', end: '종료 월' },
};

/** From and to, stored as two dashed dates; one message for both. */
export function FormPeriodField({ startName, endName, precision, error, ...texts }: FormPeriodFieldProps) {
  const labels = LABELS[precision];
  const start = usePartialDate(startName, precision);
  const end = usePartialDate(endName, precision);
  const shared = { 'aria-required': texts.required, autoComplete: 'off' };

  return (
    <FieldGroup {...texts} error={error ?? start.error ?? end.error}>
      <S.Period>
        <TextInput
          {...shared}
          {...start.input}
          aria-label={labels.start}
          aria-invalid={start.error ? true : undefined}
        />
        <span aria-hidden>~</span>
        <TextInput {...shared} {...end.input} aria-label={labels.end} aria-invalid={end.error ? true : undefined} />
      </S.Period>
    </FieldGroup>
  );
}
