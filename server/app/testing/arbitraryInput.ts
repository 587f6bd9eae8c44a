import fc, { type Arbitrary } from 'fast-check';
import { type ObjectSchema, type SchemaDescription, type SchemaObjectDescription } from 'yup';

/** Inputs that often break programs: types, sizes, Unicode, SQL, shells, paths, prototypes, numbers. */
const TRAPS: readonly unknown[] = [
  ...[null, true, false, {}, [], [[[[]]]], { length: 3 }, ['a', ['b']]],
  ...[0, -0, -1, 0.1, 1e308, 2 ** 53, -(2 ** 63), 2 ** 31],
  ...['', ' ', '\t\r\n', '0', '-1', 'NaN', 'null', 'undefined', 'true', '[object Object]'],
  ...["' or 1=1 --", "'; drop table member; --", '%', '_', '\\', '$1', '$$ || pg_sleep(9) || $$'],
  ...['$(sleep 9)', '`id`', '; ls', '| cat', '../../../../etc/passwd', '..\\..\\boot.ini', 'file:///etc/passwd'],
  ...['\u0000', 'a\u0000b', '\ud800', '\udfff가', '\u202e텍스트', '\u200b'.repeat(50), '\ufeff', '가'.normalize('NFD')],
  ...['👩‍👩‍👧‍👦'.repeat(40), 'İıſK', 'ﷺ'.repeat(100), '<script>alert(1)</script>', '{{7*7}}', 'javascript:alert(1)'],
  ...['__proto__', 'constructor', 'toString', 'a'.repeat(400), '가'.repeat(3_000), '9'.repeat(400)],
  ...[{ toString: 1, valueOf: 2 }, { toString: null }, { toJSON: 1 }, [{ toString: 1, valueOf: 2 }]],
  ...[`a${'\u0315\u0300'.repeat(5_000)}`, '\u0300'.repeat(201), `가${'\u0301'.repeat(30)}`],
  JSON.parse('{"__proto__":{"admin":true}}'),
  JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`),
  JSON.parse(`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`),
];

/** A value that `String` cannot convert is written as JSON. */
function toText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return JSON.stringify(value);
  }
}

const trap = fc.constantFrom(...TRAPS);
const trapText = fc.constantFrom(...TRAPS.map(toText));

/** Mostly valid values, so that later rules are reached, and sometimes arbitrary ones. */
const mostly = (fitting: Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: trap });

/** Bodies in the shape of a rule of the contract. */
export function arbitraryBody(rules: ObjectSchema<object>): Arbitrary<unknown> {
  return mostly(likeObject(rules.describe()));
}

/** Query strings of the rule's parameters: missing, repeated, unknown, and with unexpected values. */
export function arbitraryQuery(rules: ObjectSchema<object>): Arbitrary<string> {
  const { fields } = rules.describe();
  const name = fc.oneof(fc.constantFrom(...Object.keys(fields)), trapText);
  const value = fc.oneof(trapText, ...Object.values(fields).map((field) => like(field).map(toText)));
  return fc.array(fc.tuple(name, value), { maxLength: 6 }).map((pairs) => new URLSearchParams(pairs).toString());
}

/** One segment of a path; invalid segments are replaced by an id. */
export const arbitrarySegment: Arbitrary<string> = fc
  .oneof(fc.nat().map(String), trapText)
  .map((text) => encodeURIComponent(wellFormed(text)).slice(0, 3_000) || '0')
  .map((segment) => (/^\.+$/.test(segment) ? '0' : segment));

/** Half of a surrogate pair is invalid in a URL. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

function likeObject({ fields }: SchemaObjectDescription): Arbitrary<unknown> {
  const known = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, mostly(like(field))]));
  const strange = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'id', 'memberId', '뜻밖'), trap, {
    maxKeys: 2,
  });
  return fc.tuple(fc.record(known, { requiredKeys: [] }), strange).map(([usual, more]) => ({ ...more, ...usual }));
}

function like(field: SchemaObjectDescription['fields'][string]): Arbitrary<unknown> {
  const { type, oneOf } = field as SchemaDescription;
  const codes = oneOf.filter((code) => code !== undefined);
  if (codes.length > 0) return fc.constantFrom(...codes);
  if ('fields' in field) return likeObject(field);
  if (type === 'array') return fc.array(itemOf(field), { maxLength: 30 });
  if (type === 'number') return fc.oneof(fc.nat(), fc.integer(), fc.double());
  if (type === 'boolean') return fc.boolean();
  return fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('2026-11-20', '2026-12', 'https://example.org', '이음'),
  );
}

function itemOf(field: object): Arbitrary<unknown> {
  const inner = 'innerType' in field ? field.innerType : undefined;
  return inner && !Array.isArray(inner) ? mostly(like(inner as SchemaDescription)) : trap;
}
