const DAY_PARTS = 3;

/** What stands between two parts: a dot, a dash or a tilde with its spaces, or any other run of letters. */
const SEPARATOR = /(\s*(?:[.~-]|[^\d\s.~-]+)\s*|\s+)/;

/** The digits between two separators, left and right of the caret. */
interface Segment {
  typed: string;
  rest: string;
}

const NOTHING: Segment = { typed: '', rest: '' };

function segmentsOf(text: string, caret: number, lengths: readonly number[]): Segment[] {
  let segments: Segment[] = [];
  let start = 0;
  text.split(SEPARATOR).forEach((piece, index) => {
    const isSeparator = index % 2 === 1;
    const typed = piece.slice(0, Math.max(0, caret - start));
    if (!isSeparator) segments.push({ typed, rest: piece.slice(typed.length) });
    // Letters before the first digit of a pasted text.
    else if (start === 0 && !/[.~-]/.test(piece)) segments = [];
    else if (piece.includes('~')) segments = wholeDay(segments, lengths);
    start += piece.length;
  });
  return aligned(segments, lengths);
}

/** The parts of the day before a tilde, also of one that is not complete. */
function wholeDay(segments: readonly Segment[], lengths: readonly number[]): Segment[] {
  const day = aligned(segments, lengths.slice(0, DAY_PARTS));
  return Array.from({ length: DAY_PARTS }, (_, index) => day[index] ?? NOTHING);
}

/** One segment per part where a separator was just erased, or typed in front of another one. */
function aligned(segments: readonly Segment[], lengths: readonly number[]): Segment[] {
  const split = segments.flatMap((segment, index) => splitAtErased(segment, lengths[index], lengths[index + 1]));
  const doubled = split.length > lengths.length ? split.findIndex(({ typed, rest }) => typed + rest === '') : -1;
  return split.filter((_, index) => index !== doubled);
}

/** Without the separator between them, two whole parts are one segment with the caret between them. */
function splitAtErased({ typed, rest }: Segment, length?: number, next?: number): Segment[] {
  const isErased = typed.length === length && rest.length === next;
  return isErased
    ? [
        { ...NOTHING, typed },
        { ...NOTHING, rest },
      ]
    : [{ typed, rest }];
}

/**
 * Splits typed text into parts of at most these lengths. An edit inside a part leaves the later ones alone: a digit too
 * many replaces the one behind the caret. Behind the last separator, digits beyond a part's length begin the next one.
 */
export function readParts(text: string, caret: number, lengths: readonly number[]): string[] {
  const segments = segmentsOf(text, caret, lengths);
  let carried = '';
  return lengths.map((length, index) => {
    const { typed, rest } = segments[index] ?? NOTHING;
    const before = carried + typed;
    const excess = Math.max(0, before.length + rest.length - length);
    const digits = before + (index < segments.length - 1 ? rest.slice(excess) : rest);
    carried = digits.slice(length);
    return digits.slice(0, length);
  });
}

/** Joins the parts up to the last one with digits, so that an emptied part keeps its place. */
export const joinParts = (parts: readonly string[], separator: string) => parts.join(separator).replace(/\D+$/, '');
