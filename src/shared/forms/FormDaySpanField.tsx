import { daySpanMask, SPAN_SEPARATOR } from '@/shared/lib/masks';
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
  // An emptied first day keeps its place while the second one stands.
  const days = end.value === '' ? [start.value] : [start.value, end.value];
  const shown = days.map(toDotted).join(SPAN_SEPARATOR);

  function change(text: string) {
    const [from = '', to = ''] = text.split(SPAN_SEPARATOR).map(toDashed);
    start.edit(from);
    end.edit(to);
  }

  function leave() {
    const finished = daySpanMask.finish(shown);
    if (finished !== shown) change(finished);
    start.leave();
    end.leave();
  }

  return (
    <TextField
      inputMode="decimal"
      placeholder="YYYY.MM.DD ~ YYYY.MM.DD"
      {...field}
      name={startName}
      value={shown}
      edit={daySpanMask.edit}
      error={error ?? start.error ?? end.error}
      onChange={change}
      onBlur={leave}
    />
  );
}
