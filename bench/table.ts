type Cell = string | number;

/** A Markdown table whose columns also align in a terminal; numbers are right-aligned. */
export function toTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((line) => line.map(String));
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => widthOf(line[column] ?? ''))));
  const isNumber = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'));

  const write = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, isNumber[column] ?? false)).join(' | ')} |`;
  const rule = widths.map((width, column) => (isNumber[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  const [first = [], ...others] = lines;
  return [write(first), write(rule), ...others.map(write)].join('\n');
}

/** The width in columns of a terminal, where Hangul takes two. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (/\p{Script=Hangul}/u.test(character) ? 2 : 1), 0);
}

function pad(text: string, width: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return right ? space + text : text + space;
}
