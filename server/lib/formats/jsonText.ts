/** An object whose lists may be async iterables. */
export type Streamed<T extends object> = {
  [Key in keyof T]: T[Key] extends readonly (infer Row)[] ? readonly Row[] | AsyncIterable<Row> : T[Key];
};

/** Writes an object as formatted JSON, as a stream that holds only one row of a list in memory. */
export async function* jsonText(parts: object): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, part] of Object.entries(parts) as [string, unknown][]) {
    yield `${before}  ${JSON.stringify(name)}: `;
    if (isIterable(part)) yield* listText(part);
    else yield indented(part, '  ');
    before = ',\n';
  }
  yield '\n}\n';
}

async function* listText(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}    ${indented(row, '    ')}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n  ]';
}

const indented = (value: unknown, indent: string) => JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);

function isIterable(part: unknown): part is AsyncIterable<unknown> {
  return typeof part === 'object' && part !== null && Symbol.asyncIterator in part;
}
