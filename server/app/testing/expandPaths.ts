/** Expands `a.{b,c}` to `a.b` and `a.c`, at any depth. */
export function expand(paths: string): string[] {
  const start = paths.indexOf('{');
  if (start < 0) return [paths];
  const end = closingBrace(paths, start);
  const tails = expand(paths.slice(end + 1));
  return alternatives(paths.slice(start + 1, end)).flatMap((one) =>
    expand(one).flatMap((middle) => tails.map((tail) => paths.slice(0, start) + middle + tail)),
  );
}

function closingBrace(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`The braces of ${text} do not close.`);
}

/** Parts between the commas outside inner braces. */
function alternatives(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of text) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}
