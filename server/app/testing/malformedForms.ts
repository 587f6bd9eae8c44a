import fc, { type Arbitrary } from 'fast-check';

/** The body of a form that a browser would not send. */
export interface MalformedForm {
  /** The bytes in the pieces in which they are sent. */
  packets: Buffer[];
  /** The client hangs up after the packets, although the declared length promises more. */
  hangsUp: boolean;
}

interface Names {
  json: string;
  files: readonly string[];
}

export const MALFORMED_BOUNDARY = 'malformed';

/** Below, at and above the buffers of streams and parsers. */
const SIZES = [0, 1, 4_000, 16_384, 17_000, 40_000, 70_000, 200_000];

/** Heads of parts: unreadable ones, ones without a name, too long ones, and valid ones between them. */
function headsFor({ json, files }: Names): string[] {
  return [
    'nonsense',
    '',
    ':',
    'content-type: image/png',
    'content-disposition: attachment; name="x"',
    'content-disposition: form-data',
    'content-disposition: form-data; name="a\nb"',
    'content-disposition: form-data; name="__proto__"',
    'content-disposition: form-data; name="constructor"; filename="a.png"',
    `content-disposition: form-data; name="x"\r\nx-long: ${'h'.repeat(90_000)}`,
    `content-disposition: form-data; name="${json}"`,
    ...files.map((name) => `content-disposition: form-data; name="${name}"; filename="a.png"`),
    ...files.map((name) => `content-disposition: form-data; name="${name}"; filename=""`),
  ];
}

const CONTENTS = ['z', '\r\n', '-', `\r\n--${MALFORMED_BOUNDARY.slice(0, 4)}`];

function partOf(names: Names): Arbitrary<string> {
  return fc
    .record({
      head: fc.constantFrom(...headsFor(names)),
      gap: fc.constantFrom('\r\n\r\n', '\r\n\r\n', '\r\n\r\n', '\r\n', '\n\n', ''),
      content: fc.constantFrom(...CONTENTS),
      size: fc.constantFrom(...SIZES),
    })
    .map(({ head, gap, content, size }) => `${head}${gap}${content.repeat(Math.ceil(size / content.length))}`);
}

const ENDS = [
  '--\r\n',
  '--\r\n',
  '--',
  '',
  '\r\n',
  `--\r\n${'t'.repeat(20_000)}`,
  `--\r\n--${MALFORMED_BOUNDARY}--\r\n`,
];

/** Splits a body at fractions of its length. */
function split(body: Buffer, fractions: readonly number[]): Buffer[] {
  const cuts = [0, ...fractions.map((fraction) => Math.floor(fraction * body.length)), body.length];
  const sorted = cuts.sort((a, b) => a - b);
  return sorted.slice(1).map((end, index) => body.subarray(sorted[index], end));
}

/** Malformed multipart bodies of a form with these fields. */
export function malformedForms(names: Names): Arbitrary<MalformedForm> {
  const delimiter = `--${MALFORMED_BOUNDARY}`;
  return fc
    .record({
      preamble: fc.constantFrom('', '', '', 'p'.repeat(20_000), '\r\n'),
      parts: fc.array(partOf(names), { maxLength: 5 }),
      end: fc.constantFrom(...ENDS),
      trailer: fc.constantFrom('', '', 'late'),
      fractions: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
      hangsUp: fc.constantFrom(false, false, false, true),
    })
    .map(({ preamble, parts, end, trailer, fractions, hangsUp }) => {
      const body = `${preamble}${parts.map((part) => `${delimiter}\r\n${part}\r\n`).join('')}${delimiter}${end}`;
      // Bytes after the closing delimiter arrive in a packet of their own.
      const packets = [...split(Buffer.from(body, 'latin1'), fractions), Buffer.from(trailer)];
      return { packets: packets.filter(({ length }) => length > 0), hangsUp };
    });
}
