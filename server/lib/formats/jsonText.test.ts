import { jsonText } from './jsonText';

async function textOf(parts: object): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of jsonText(parts)) pieces.push(piece);
  return pieces.join('');
}

async function* rowsOf<Row>(...rows: Row[]) {
  yield* rows;
}

it('writes the same formatted JSON as JSON.stringify', async () => {
  const whole = {
    version: 1,
    account: { name: '김이음', roles: ['PM'] },
    none: [],
    rows: [{ id: 1 }, { id: 2 }],
    last: null,
  };
  const text = await textOf({ ...whole, none: rowsOf(), rows: rowsOf({ id: 1 }, { id: 2 }) });
  expect(JSON.parse(text)).toEqual(whole);
  expect(text).toBe(`${JSON.stringify(whole, null, 2)}\n`);
});

it('reads a row only after the previous one was consumed', async () => {
  const asked: number[] = [];
  async function* rows() {
    for (let id = 0; id < 3; id += 1) {
      asked.push(id);
      yield { id };
    }
  }
  const pieces = jsonText({ rows: rows() });
  await pieces.next();
  await pieces.next();
  expect(asked).toEqual([0]);
});

it('escapes quotes and control characters of a text', async () => {
  const text = await textOf({ rows: rowsOf({ content: '"},\n{"admin": true' }) });
  expect(JSON.parse(text)).toEqual({ rows: [{ content: '"},\n{"admin": true' }] });
});
