import { trimUnseen } from '@contract/text';
import type { EditText } from '@/shared/lib/textEditing';

/**
 * A username while it is typed: Latin letters in lower case (D21), without the blanks that keyboards and clipboards add
 * at both ends (MEND-55).
 */
export const maskUsername: EditText = (text, caret) => ({
  text: toUsername(text),
  caret: Math.min(trimUnseen(`${text.slice(0, caret)}.`).length - 1, toUsername(text).length),
});

const toUsername = (text: string) => trimUnseen(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
