import type { EditText } from '@/shared/lib/textEditing';
import { asEdit, digitsOf } from './caret';
import { joinParts, readParts } from './parts';
import { expandShortDate, fullYear, startsWithYear } from './shortDate';

const YEAR_LENGTH = 4;
const PART_LENGTH = 2;

/** The separator between the two days of a span. */
export const SPAN_SEPARATOR = ' ~ ';

/** What a date field accepts: a day, a month, or two days in one line. */
export interface DateShape {
  /** The digits of the parts of one date, the year first. */
  lengths: readonly number[];
  /** The number of dates in the field. */
  count: 1 | 2;
  separator: '.' | '-';
  /** Limits the parts of one date, such as a month to 12. */
  cap: (parts: readonly string[]) => string[];
  /** Whether `240302` and `24.3.2` are of 20YY (F31). */
  takesShort: boolean;
  /** Whether the parts may be the digits of a short date, whose month and day stand elsewhere and are not capped yet. */
  mayBeShort: (parts: readonly string[]) => boolean;
  /** Completes the dates of a span that are months: the first one, and the second one on blur. */
  completeMonth?: { start: CompleteDate; end: CompleteDate };
}

type CompleteDate = (parts: readonly string[]) => readonly string[];

/** The mask of a date field (MEND-53). */
export interface DateMask {
  /** The text while it is typed. @param caret defaults to the end */
  format: (text: string, caret?: number) => string;
  /** The text on blur: single digits get a zero, short dates their century. */
  finish: (text: string) => string;
  /** `format` as an edit of `useTextEditing`. */
  edit: EditText;
}

/** Digits that fill a part: a month or day gets its zero, a year of two digits its century. */
function completePart(part: string, length: number, takesShort: boolean): string {
  if (part === '') return '';
  if (length === PART_LENGTH) return part.padStart(PART_LENGTH, '0');
  return takesShort ? fullYear(part) : part;
}

const lastFilled = (parts: readonly string[]) => parts.findLastIndex((part) => part !== '');

/**
 * The mask of every date field: digits with the field's separators. A separator typed or pasted in any notation
 * (`2024. 3. 1.`, `2024-3-1`, `2024/03/01`) ends the part before it (MEND-53).
 */
export function dateMask(shape: DateShape): DateMask {
  const { lengths, separator, takesShort } = shape;
  const allLengths = shape.count === 1 ? lengths : [...lengths, ...lengths];

  const datesOf = (parts: readonly string[]) =>
    Array.from({ length: shape.count }, (_, index) =>
      parts.slice(index * lengths.length, (index + 1) * lengths.length),
    );

  function joinDates(dates: readonly (readonly string[])[]): string {
    const [first = '', second = ''] = dates.map((parts) => joinParts(parts, separator));
    return second === '' ? first : first + SPAN_SEPARATOR + second;
  }

  const completeAt = (part: string, index: number) => completePart(part, allLengths[index] ?? 0, takesShort);

  /** The parts of one date; the digits of a short one are cut anew behind its century. */
  function expandDate(parts: readonly string[]): readonly string[] {
    const digits = parts.join('');
    const expanded = takesShort ? expandShortDate(digits, lengths.length) : digits;
    return expanded === digits ? parts : readParts(expanded, expanded.length, lengths);
  }

  /** The first date of a span, whose day is the first of its month when none is typed before the tilde. */
  const startAtDay = (parts: readonly string[], index: number) =>
    index === 0 ? (shape.completeMonth?.start(parts) ?? parts) : parts;

  /** The second date of a span, whose day is the last of its month when none is typed. */
  const endAtDay = (parts: readonly string[], index: number) =>
    index === 1 ? (shape.completeMonth?.end(parts) ?? parts) : parts;

  /** The parts while typing at the end: those before the last one are completed, all of them behind a separator. */
  function typedAtEnd(text: string): { parts: string[]; isEnded: boolean } {
    const typed = text.replace(/\D+$/, '');
    const parts = readParts(typed, typed.length, allLengths);
    const last = lastFilled(parts);
    const isEnded = typed !== text && last >= 0;
    // The year of an earlier part may begin the digits of two short dates; it is completed on blur.
    const isComplete = (index: number) =>
      (isEnded && index === last) || (index < last && allLengths[index] !== YEAR_LENGTH);
    const completed = parts.map((part, index) => (isComplete(index) ? completeAt(part, index) : part));
    const whole = isEnded ? datesOf(completed).flatMap(expandDate) : completed;
    return { parts: text.includes('~') ? datesOf(whole).flatMap(startAtDay) : whole, isEnded };
  }

  function format(text: string, caret = text.length): string {
    // In the middle no part is completed: the caret would lose its digit.
    const { parts, isEnded } =
      caret < text.length ? { parts: readParts(text, caret, allLengths), isEnded: false } : typedAtEnd(text);
    const shown = joinDates(datesOf(parts).map((date) => (shape.mayBeShort(date) ? date : shape.cap(date))));
    const isWithinDate = (lastFilled(parts) + 1) % lengths.length !== 0;
    return isEnded && isWithinDate ? shown + separator : shown;
  }

  function finish(text: string): string {
    const digits = digitsOf(text);
    const shortLengths = allLengths.map(() => PART_LENGTH);
    const areAllShort = takesShort && digits.length === sumOf(shortLengths) && !startsWithYear(digits);
    const parts = areAllShort
      ? readParts(digits, digits.length, shortLengths)
      : readParts(text, text.length, allLengths);
    const dates = datesOf(parts)
      .map((date) => shape.cap(expandDate(date).map(completeAt)))
      .map(endAtDay);
    return joinDates(dates);
  }

  return { format, finish, edit: asEdit(format) };
}

const sumOf = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);

/** Two digits, at most `max`. */
export const capped = (digits: string, max: number) => (Number(digits) > max ? String(max) : digits);

/** `clampPart('13', 12)` is '12', '00' is '01'; one digit alone may still become two. */
export function clampPart(part: string, max: number): string {
  if (part.length < PART_LENGTH) return part;
  return String(Math.min(max, Math.max(1, Number(part)))).padStart(PART_LENGTH, '0');
}
