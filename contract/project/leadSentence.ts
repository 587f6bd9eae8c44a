import { shorten } from '../graphemes';
import { LIMITS } from '../limits';

/** The end of a sentence: its mark with closing quotes and brackets, or the line break before the next list item. */
const END = /[.!?。]+["'”’)\]]*(?=\s|$)|\n(?=\s*(?:\d{1,2}[.)]|[-*•·])\s)/gu;
/** What a dot follows without ending a sentence. */
const ABBREVIATIONS = new Set(
  'vs dr mr mrs ms prof st no inc ltd co corp jr sr ver vol etc ex cf est approx dept fig ph.d'.split(' '),
);
/** A list number or date (`1.`), an initial (`J.`), or an abbreviation with dots (`e.g.`). */
const UNFINISHED = /^(?:\d{1,4}|[a-z]|(?:[a-z]\.)+[a-z])$/;

/**
 * A summary of a project: the first sentence of its introduction, at most 80 characters (D115). Abbreviations and list
 * numbers do not end it (MEND-65).
 */
export function leadSentence(introduce: string): string {
  const text = introduce.trim();
  const end = sentenceEnd(text);
  const first = end === undefined ? (text.split('\n', 1)[0] ?? '') : text.slice(0, end);
  return shorten(first.replace(/\s+/gu, ' ').trim(), LIMITS.leadSentence);
}

/** The position behind the first sentence; undefined when no mark ends one. */
function sentenceEnd(text: string): number | undefined {
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    if (mark !== '.' || end === text.length || !isUnfinished(text.slice(0, index))) return end;
  }
  return undefined;
}

function isUnfinished(before: string): boolean {
  const word = (before.split(/[\s("'“‘[]/u).at(-1) ?? '').toLowerCase();
  return ABBREVIATIONS.has(word) || UNFINISHED.test(word);
}
