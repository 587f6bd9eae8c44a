import type { EditedText } from '@/shared/lib/textEditing';

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9';

/** The digits of a text alone. */
export const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The end of a whole separator; the caret behind a part of one has just erased the rest. */
const SEPARATOR_END = /(?:[.-]|~ )$/;

/**
 * The position of the caret after a mask rewrote the text: behind as many digits as before (and behind the
 * separators before it), or at the end when it was at the end.
 */
function caretAfter(typed: string, caret: number, masked: string): number {
  if (caret >= typed.length) return masked.length;
  let left = digitsOf(typed.slice(0, caret)).length;
  let index = 0;
  while (left > 0 && index < masked.length) {
    if (isDigit(masked[index])) left -= 1;
    index += 1;
  }
  const separators = /\D*$/.exec(typed.slice(0, caret))?.[0] ?? '';
  const areKept = SEPARATOR_END.test(separators) && masked.startsWith(separators, index);
  return areKept ? index + separators.length : index;
}

/** A mask as an edit of `useTextEditing`. */
export const asEdit =
  (mask: (text: string, caret: number) => string) =>
  (text: string, caret: number): EditedText => {
    const masked = mask(text, caret);
    return { text: masked, caret: caretAfter(text, caret, masked) };
  };
