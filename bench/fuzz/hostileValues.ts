import { PHOTO } from '../../server/app/testing/member';

export const KB = 1024;
export const marks = (bytes: number) => '\u0315\u0300'.repeat(bytes / 4);

/** Texts that cost time when they are normalised, counted or matched before their length is checked. */
export const LONG_TEXTS = [
  ...[marks(800), marks(12 * KB), marks(60 * KB), `a${'\u0315\u0300'.repeat(100)}`.repeat(100)],
  ...['a'.repeat(60 * KB), '가'.repeat(20 * KB), '😀'.repeat(10 * KB), '9'.repeat(60 * KB), ' '.repeat(60 * KB)],
  ...[
    '\n'.repeat(30 * KB),
    '\u1f82'.normalize('NFD').repeat(8 * KB),
    `https://${marks(12 * KB)}.kr`,
    '@.'.repeat(20 * KB),
  ],
];

/** Invalid JSON, or JSON that parsers often mishandle. */
export const RAW_JSON: readonly string[] = [
  ...['', '{', '{"a":', '[', '"', 'nul', '{"a":1}}', "{'a':1}", '\ufeff{}', '\0', '{"a":"\ud800"}', '{"a":01}', '[,]'],
  ...['1e999', '-1e999', '{"page":1e400}', `{"id":${'9'.repeat(10_000)}}`, `{"id":-${'9'.repeat(400)}.5e-99999}`],
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"toString":1,"valueOf":2}'],
  ...['{"hasOwnProperty":1,"length":-1,"then":{}}', '{"a":1,"a":2}', '"\\ud800"', '[null]', 'true', '0'],
  '['.repeat(30_000),
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
];

export const SIZES = [65 * KB, 70 * KB, 128 * KB, 300 * KB, 640 * KB, 1_100 * KB, 3_000 * KB];
export const TYPES = [
  ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/octet-stream', 'garbage', ''],
  ...[
    'application/json; charset=utf-16',
    'application/json; charset=x',
    'multipart/form-data',
    'multipart/form-data; boundary=',
  ],
  ...['multipart/mixed; boundary=x', `multipart/form-data; boundary=${'b'.repeat(200)}`, 'application/vnd.api+json'],
];
export const FILE_NAMES = [
  'a.png',
  '../../evil.png',
  '',
  '가'.repeat(300),
  'a\0.sh',
  '.htaccess',
  'x.svg',
  'CON',
  'a"b.png',
];
export const FILES = [
  PHOTO,
  Buffer.alloc(0),
  Buffer.from('<svg onload=alert(1)>'),
  Buffer.alloc(50 * KB, 7),
  PHOTO.subarray(0, 30),
];
export const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '뜻밖', 'a'.repeat(300), ''];

export const RAW_QUERIES = [
  ...['%', '%00', '%ff%fe', 'page[]=1', 'page=1&page=2', '__proto__[a]=1&constructor=1', '&&&===', 'page=1e999'],
  ...[`page=${'9'.repeat(400)}`, `keyword=${encodeURIComponent(marks(2 * KB))}`, `keyword=${'a'.repeat(12_000)}`],
  ...['page=-1', 'size=99999999', 'page=0x10', 'keyword=%25%25%25', `${'a=1&'.repeat(2_000)}`],
];

export const HEADERS = [
  'access',
  'cookie',
  'x-forwarded-for',
  'x-forwarded-proto',
  'origin',
  'accept',
  'accept-encoding',
  'accept-language',
  'range',
  'if-none-match',
  'if-modified-since',
  'sec-fetch-site',
  'x-http-method-override',
];
/** Node can only send header values in Latin-1. */
export const HEADER_VALUES = [
  ...['', ' ', '0', '-1', 'null', '*', '*/*;q=99999', 'gzip;q=x, br, zstd', 'bytes=0-99999999999', 'bytes=-1,-2,-3'],
  ...['refresh=a; loggedIn=1; device=b', `refresh=${'a'.repeat(4_000)}`, '__proto__=1; constructor=2', ';;;===', 'a=%'],
  ...['a.b.c', 'eyJhbGciOiJub25lIn0.e30.', 'Bearer x', '::1', '10.0.0.1, ,,', 'https', 'javascript:', 'cross-site'],
  ...[
    'http://evil.example',
    'W/"x", "y"',
    'Thu, 99 Foo 2026',
    'DELETE',
    `${'a,'.repeat(2_000)}`,
    '\u00ff\u00fe',
    "' or 1=1 --",
  ],
];
