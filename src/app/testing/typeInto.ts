import { type EditText } from '@/shared/lib/textEditing';

const BACKSPACE = '⌫';

/** Types keys into a masked field, `⌫` for a backspace. Brackets in the text surround the selection. */
export function typeInto(mask: EditText, selected: string, keys: string): string {
  let text = selected.replace(/[[\]]/g, '');
  let [from, to] = [selected.indexOf('['), selected.indexOf(']') - 1];
  for (const key of keys) {
    const start = key === BACKSPACE && from === to ? Math.max(0, from - 1) : from;
    const typed = key === BACKSPACE ? '' : key;
    const edited = mask(text.slice(0, start) + typed + text.slice(to), start + typed.length);
    text = edited.text;
    from = to = edited.caret;
  }
  return text;
}
