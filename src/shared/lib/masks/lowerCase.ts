import type { EditText } from '@/shared/lib/textEditing';

/** Converts Latin letters to lower case while they are typed (D21). */
export const maskLowerCase: EditText = (text, caret) => ({
  text: text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  caret,
});
