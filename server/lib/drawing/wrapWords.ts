import { graphemesOf } from '@contract/graphemes';

/** The width of a text, in the unit of the width it is compared with. */
export type WidthOf = (text: string) => number;

/**
 * Breaks lines at white space only: the line breaking of fonts separates Korean words between any two syllables (D76).
 * A word wider than a line is broken between graphemes.
 */
export function wrapWords(text: string, width: number, widthOf: WidthOf): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, widthOf));
}

function wrapParagraph(paragraph: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/).filter((one) => one !== '')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (widthOf(joined) <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = breakWord(word, width, widthOf);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line].filter((one, index) => one !== '' || index === 0);
}

function breakWord(word: string, width: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of graphemesOf(word)) {
    if (piece !== '' && widthOf(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** The first lines of a text; if lines are omitted, the last one ends in "…". */
export function cutLines(lines: readonly string[], most: number, width: number, widthOf: WidthOf): string[] {
  if (lines.length <= most) return [...lines];
  const letters = graphemesOf(lines[most - 1] ?? '');
  while (letters.length > 0 && widthOf(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return [...lines.slice(0, most - 1), `${letters.join('').trimEnd()}…`];
}
