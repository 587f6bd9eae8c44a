import fc, { type Arbitrary } from 'fast-check';
import { arbitraryBody, arbitraryQuery, arbitrarySegment } from '../../server/app/testing/arbitraryInput';
import { ENDPOINTS, type Endpoint } from '../../server/app/testing/endpoints';
import { MALFORMED_BOUNDARY, malformedForms } from '../../server/app/testing/malformedForms';
import {
  KB,
  marks,
  LONG_TEXTS,
  RAW_JSON,
  SIZES,
  TYPES,
  FILE_NAMES,
  FILES,
  NAMES,
  RAW_QUERIES,
  HEADERS,
  HEADER_VALUES,
} from './hostileValues';

export const CALLERS = ['visitor', 'writer', 'mate', 'outsider'] as const;
export type Caller = (typeof CALLERS)[number];

export interface Body {
  type: string;
  bytes: Buffer;
}

/** Generated from a seed alone. Ids of existing content are filled in when it is sent. */
export interface HostileRequest {
  endpoint: Endpoint;
  caller: Caller;
  /** Values of the path's parameters; null is replaced by an existing id. */
  params: Record<string, string | null>;
  query: string;
  headers: Record<string, string>;
  body?: Body;
}

const JSON_TYPE = 'application/json';
const BOUNDARY = 'hostile';
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const json = (text: string): Body => ({ type: JSON_TYPE, bytes: Buffer.from(text) });
/** Undefined and values that JSON cannot represent become null. */
const encoded = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** One field with a long text beside a valid body. Several long texts would exceed the size limit of most bodies. */
function withLongText(rules: NonNullable<Endpoint['body']>): Arbitrary<string> {
  const long = fc.tuple(fc.constantFrom(...Object.keys(rules.fields)), fc.constantFrom(...LONG_TEXTS));
  return fc
    .tuple(fc.oneof(fc.constant({}), arbitraryBody(rules)), long)
    .map(([body, [name, text]]) => encoded({ ...(body as object), [name]: text }));
}

/** Bodies for the rules of an endpoint, mostly with the right fields. */
function jsonTextOf(rules: Endpoint['body']): Arbitrary<string> {
  const raw = fc.constantFrom(...RAW_JSON);
  const large = fc.constantFrom(...SIZES).map((size) => `{"title":"${marks(size)}"}`);
  if (!rules) return fc.oneof(raw, large);
  return fc.oneof(
    { weight: 6, arbitrary: arbitraryBody(rules).map(encoded) },
    { weight: 3, arbitrary: withLongText(rules) },
    { weight: 2, arbitrary: raw },
    { weight: 1, arbitrary: large },
  );
}

interface Part {
  name: string;
  file?: { name: string; content: Buffer };
  text?: string;
}

function encodeForm(parts: readonly Part[], isClosed: boolean): Body {
  const pieces = parts.flatMap(({ name, file, text = '' }) => {
    const filename = file ? `; filename="${file.name}"` : '';
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename}\r\n\r\n`;
    return [Buffer.from(head), file?.content ?? Buffer.from(text), Buffer.from('\r\n')];
  });
  const end = isClosed ? [Buffer.from(`--${BOUNDARY}--\r\n`)] : [];
  return { type: FORM_TYPE, bytes: Buffer.concat([...pieces, ...end]) };
}

function formOf(form: NonNullable<Endpoint['form']>): Arbitrary<Body> {
  const file = fc.record({ name: fc.constantFrom(...FILE_NAMES), content: fc.constantFrom(...FILES) });
  const fileParts = fc.record({ name: fc.constantFrom(...form.files, form.json, ...NAMES), file });
  const textParts = fc.record({
    name: fc.constantFrom(...form.files, ...NAMES),
    text: fc.constantFrom('', 'a', marks(4 * KB)),
  });
  const many = fc
    .constantFrom(0, 0, 0, 25, 80)
    .map((count) => Array.from({ length: count }, () => ({ name: 'x', text: 'y' })));
  return fc
    .tuple(
      fc.option(jsonTextOf(form.rules), { freq: 8 }),
      fc.array(fc.oneof(fileParts, textParts), { maxLength: 5 }),
      many,
      fc.constantFrom(true, true, true, true, false),
    )
    .map(([text, others, more, isClosed]) =>
      encodeForm([...(text === null ? [] : [{ name: form.json, text }]), ...others, ...more], isClosed),
    );
}

/** Forms that no browser sends, in one piece. */
const malformedFormOf = (form: NonNullable<Endpoint['form']>): Arbitrary<Body> =>
  malformedForms(form).map(({ packets }) => ({
    type: `multipart/form-data; boundary=${MALFORMED_BOUNDARY}`,
    bytes: Buffer.concat(packets),
  }));

function bodyOf(endpoint: Endpoint): Arbitrary<Body | undefined> {
  const mistyped = fc
    .tuple(fc.constantFrom(...TYPES), fc.oneof(fc.constantFrom(...RAW_JSON), fc.constantFrom(...LONG_TEXTS)))
    .map(([type, text]) => ({ type, bytes: Buffer.from(text) }));
  const noise = fc
    .tuple(fc.uint8Array({ minLength: 1, maxLength: 64 }), fc.constantFrom(1, 2, 1_100))
    .map(([bytes, times]) => ({ type: JSON_TYPE, bytes: Buffer.concat(Array<Uint8Array>(times).fill(bytes)) }));
  const fitting = endpoint.form
    ? fc.oneof(formOf(endpoint.form), malformedFormOf(endpoint.form))
    : jsonTextOf(endpoint.body).map(json);
  const reads = endpoint.body !== undefined || endpoint.form !== undefined;
  if (endpoint.method === 'GET') return fc.constant(undefined);
  return fc.oneof(
    { weight: reads ? 10 : 2, arbitrary: fitting },
    { weight: 1, arbitrary: mistyped },
    { weight: 1, arbitrary: noise },
    { weight: reads ? 1 : 6, arbitrary: fc.constant(undefined) },
  );
}

function queryOf({ query }: Endpoint): Arbitrary<string> {
  const raw = fc.constantFrom('', ...RAW_QUERIES);
  return query
    ? fc.oneof({ weight: 4, arbitrary: arbitraryQuery(query) }, { weight: 1, arbitrary: raw })
    : rarely(raw, '');
}

const rarely = <Value>(arbitrary: Arbitrary<Value>, otherwise: Value) =>
  fc.oneof({ weight: 1, arbitrary }, { weight: 4, arbitrary: fc.constant(otherwise) });

const headers = rarely<Record<string, string>>(
  fc.dictionary(fc.constantFrom(...HEADERS), fc.constantFrom(...HEADER_VALUES), { maxKeys: 4 }),
  {},
);

function paramsOf({ path }: Endpoint): Arbitrary<Record<string, string | null>> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const value = fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: arbitrarySegment });
  return fc.record(Object.fromEntries(names.map((name) => [name, value])));
}

function requestTo(endpoint: Endpoint): Arbitrary<HostileRequest> {
  return fc.record({
    endpoint: fc.constant(endpoint),
    caller: fc.constantFrom(...CALLERS),
    params: paramsOf(endpoint),
    query: queryOf(endpoint),
    headers,
    body: bodyOf(endpoint),
  });
}

const REQUESTS = ENDPOINTS.map(requestTo);

/** Without scattering, adjacent seeds would generate similar requests. */
const scattered = (seed: number) => Math.imul(seed, 0x9e3779b1);

/** The request of a seed. It is always the same, except for ids of existing content. */
export function requestOf(seed: number): HostileRequest {
  const arbitrary = REQUESTS[Math.abs(seed) % REQUESTS.length]!;
  const [request] = fc.sample(arbitrary, { seed: scattered(seed), numRuns: 1 });
  return request!;
}
