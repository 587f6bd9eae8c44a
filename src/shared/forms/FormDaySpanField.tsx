import { finishDaySpan, maskDaySpan, SPAN_SEPARATOR } from '@/shared/lib/masks';
import { TextField } from '@/shared/ui/TextField';
import { toDashed, toDotted } from './dottedDate';
import type { FormTextFieldProps } from './FormTextField';
import { useFormField } from './useFormField';

interface FormDaySpanFieldProps extends Omit<FormTextFieldProps, 'name' | 'onEdit'> {
  startName: string;
  endName: string;
}

/** From day to day in one line, `YYYY.MM.DD ~ YYYY.MM.DD`; stored as two dashed dates, one message for both. */
export function FormDaySpanField({ startName, endName, error, ...field }: FormDaySpanFieldProps) {
  const start = useFormField<string>(startName);
  const end = useFormField<string>(endName);
  const shown = [start.value, end.value].filter((day) => day !== '').map(toDotted);

  function change(text: string) {
    const [from = '', to = ''] = text.split(SPAN_SEPARATOR).map(toDashed);
    start.edit(from);
    end.edit(to);
  }

  function leave() {
    const text = shown.join(SPAN_SEPARATOR);
    const finished = finishDaySpan(text);
    if (finished !== text) change(finished);
    start.leave();
    end.leave();
  }

  return (
    <TextField
      inputMode="numeric"
      placeholder="YYYY.MM.DD ~ YYYY.MM.DD"
      {...field}
      name={startName}
      value={shown.join(SPAN_SEPARATOR)}
      edit={maskDaySpan}
      error={error ?? start.error ?? end.error}
      onChange={change}
      onBlur={leave}
    />
  );
}
