import type { EditedText } from '@/shared/lib/textEditing';

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9';

/** The digits of a text alone. */
export const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * The position of the caret after a mask rewrote the text: behind as many digits as before (and behind the
 * separator before it), or at the end when it was at the end.
 */
function caretAfter(typed: string, caret: number, masked: string): number {
  if (caret >= typed.length) return masked.length;
  let left = digitsOf(typed.slice(0, caret)).length;
  let index = 0;
  while (left > 0 && index < masked.length) {
    if (isDigit(masked[index])) left -= 1;
    index += 1;
  }
  const before = typed[caret - 1];
  const behindSeparator = before !== undefined && !isDigit(before) && masked[index] === before;
  return behindSeparator ? index + 1 : index;
}

/** A mask as an edit of `useTextEditing`. */
export const asEdit =
  (mask: (text: string) => string) =>
  (text: string, caret: number): EditedText => {
    const masked = mask(text);
    return { text: masked, caret: caretAfter(text, caret, masked) };
  };
