import { birthMask, dayMask, monthMask } from '@/shared/lib/masks';
import { toDashed, toDotted } from './dottedDate';
import { useFormField } from './useFormField';

const DAY = { mask: dayMask, shownOf: toDotted, placeholder: 'YYYY.MM.DD' };
const PRECISIONS = {
  day: DAY,
  month: { mask: monthMask, shownOf: (stored: string) => stored, placeholder: 'YYYY-MM' },
  birth: { ...DAY, mask: birthMask },
};

export type DatePrecision = 'day' | 'month';

/**
 * A day or birth date (YYYY.MM.DD) or month (YYYY-MM) typed in any notation, as the props of a text input. Stored with
 * dashes; completed on blur.
 */
export function usePartialDate(name: string, precision: keyof typeof PRECISIONS) {
  const { mask, shownOf, placeholder } = PRECISIONS[precision];
  const field = useFormField<string>(name);

  return {
    error: field.error,
    input: {
      name,
      value: shownOf(field.value),
      edit: mask.edit,
      placeholder,
      inputMode: 'decimal' as const,
      onChange: (shown: string) => field.edit(toDashed(shown)),
      onBlur() {
        const finished = toDashed(mask.finish(shownOf(field.value)));
        if (finished !== field.value) field.edit(finished);
        field.leave();
      },
    },
  };
}
