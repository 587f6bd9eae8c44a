import { finishDate, finishMonth, maskDate, maskMonth } from '@/shared/lib/masks';
import { toDashed, toDotted } from './dottedDate';
import { useFormField } from './useFormField';

const DAY = { edit: maskDate, finish: finishDate, shownOf: toDotted, placeholder: 'YYYY.MM.DD' };
const MONTH = { edit: maskMonth, finish: finishMonth, shownOf: (stored: string) => stored, placeholder: 'YYYY-MM' };

export type DatePrecision = 'day' | 'month';

/**
 * A day (YYYY.MM.DD) or month (YYYY-MM) typed as digits, as the props of a text input. Stored with dashes; completed
 * on blur.
 */
export function usePartialDate(name: string, precision: DatePrecision) {
  const { edit, finish, shownOf, placeholder } = precision === 'day' ? DAY : MONTH;
  const field = useFormField<string>(name);

  return {
    error: field.error,
    input: {
      name,
      value: shownOf(field.value),
      edit,
      placeholder,
      inputMode: 'decimal' as const,
      onChange: (shown: string) => field.edit(toDashed(shown)),
      onBlur() {
        const finished = toDashed(finish(shownOf(field.value)));
        if (finished !== field.value) field.edit(finished);
        field.leave();
      },
    },
  };
}
