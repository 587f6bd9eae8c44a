export interface Word {
  text: string;
  /** The word is not in the other text. */
  changed: boolean;
}

/** Longer texts are shown without marks: the comparison needs a table of the product of both lengths. */
const MOST_WORDS = 1_200;

/** Each word with the white space behind it. */
const wordsOf = (text: string) => text.match(/\S*\s|\S+/g) ?? [];
const same = (one: string | undefined, other: string | undefined) => one?.trim() === other?.trim();

/** Lengths of the longest common subsequence of each pair of endings. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const below = table[i + 1]?.[j] ?? 0;
      const right = table[i]?.[j + 1] ?? 0;
      const row = table[i];
      if (row) row[j] = same(before[i], after[j]) ? (table[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(below, right);
    }
  }
  return table;
}

/** Compares two versions of a text by words: the words removed from the first and added in the second. */
export function changedWords(before: string, after: string): { before: Word[]; after: Word[] } {
  const old = wordsOf(before);
  const now = wordsOf(after);
  const isTooLong = old.length > MOST_WORDS || now.length > MOST_WORDS;
  const marked = (words: string[], kept: ReadonlySet<number>) =>
    words.map((text, index) => ({ text, changed: !isTooLong && !kept.has(index) }));
  const kept = isTooLong ? { old: new Set<number>(), now: new Set<number>() } : commonWords(old, now);
  return { before: marked(old, kept.old), after: marked(now, kept.now) };
}

function commonWords(old: readonly string[], now: readonly string[]) {
  const table = commonLengths(old, now);
  const kept = { old: new Set<number>(), now: new Set<number>() };
  let i = 0;
  let j = 0;
  while (i < old.length && j < now.length) {
    if (same(old[i], now[j])) {
      kept.old.add(i);
      kept.now.add(j);
      i += 1;
      j += 1;
    } else if ((table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return kept;
}
