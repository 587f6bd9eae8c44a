import { fontOf, type DrawnText, type Weight } from './font';
import { cutLines, wrapWords } from './wrapWords';

interface LineStyle extends Pick<DrawnText, 'size' | 'tracking'> {
  weight: Weight;
}

/** Breaks a text into lines of a width between words, and cuts it with "…" after the last allowed line. */
export function layOutLines(
  text: string,
  most: number,
  width: number,
  { weight, size, tracking }: LineStyle,
): string[] {
  const widthOf = fontOf(weight).widthOf(size, tracking);
  return cutLines(wrapWords(text, width, widthOf), most, width, widthOf);
}

/** Draws lines as part of an SVG. @param leading the distance between baselines, relative to the size */
export function drawLines(
  lines: readonly string[],
  { weight, leading, ...at }: DrawnText & LineStyle & { leading: number },
): string {
  return lines.map((line, index) => fontOf(weight).draw(line, { ...at, y: at.y + index * at.size * leading })).join('');
}
