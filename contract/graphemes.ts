/** Graphemes where `Intl.Segmenter` is missing, which Firefox has since 125: flags, joined emoji, letters with marks. */
const GRAPHEME = /\p{RI}{2}|.(?:\u200d.|[\p{M}\p{Emoji_Modifier}\u{e0020}-\u{e007f}])*/gsu;

let segmenter: Intl.Segmenter | undefined;

/** The graphemes of a text: what a reader sees as one character. */
export function graphemesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return text.match(GRAPHEME) ?? [];
  segmenter ??= new Intl.Segmenter('ko', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * The longest prefix of whole graphemes within `max` code points (MEND-65): a flag or joined emoji is never halved.
 * @param text normalised
 */
export function cutGraphemes(text: string, max: number): string {
  // A code point has two units at most: one code point more than `max` decides about the last grapheme.
  const graphemes = graphemesOf(text.slice(0, 2 * (max + 1)));
  let length = 0;
  const end = graphemes.findIndex((grapheme) => (length += [...grapheme].length) > max);
  return (end < 0 ? graphemes : graphemes.slice(0, end)).join('');
}

/** A text of at most `max` code points; a longer one is cut between graphemes and ends in "…". */
export function shorten(text: string, max: number): string {
  const isLong = [...text.slice(0, 2 * (max + 1))].length > max;
  return isLong ? `${cutGraphemes(text, max - 1).trimEnd()}…` : text;
}
