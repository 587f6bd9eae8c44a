import { linkParts } from './linkParts';

const linksIn = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

it('a text is split at its addresses without losing characters', () => {
  const text = '화면은 https://haru15.example/screens에서, 글은 http://blog.example.\n둘 다 봐 주세요.';
  expect(linkParts(text).map(({ text: part }) => part)).toEqual([
    '화면은 ',
    'https://haru15.example/screens',
    '에서, 글은 ',
    'http://blog.example',
    '.\n둘 다 봐 주세요.',
  ]);
  expect(linksIn(text)).toEqual(['https://haru15.example/screens', 'http://blog.example']);
});

it.each([
  ['a closing bracket', '(https://a.example/b)', 'https://a.example/b'],
  ['a query with a question mark behind it', 'https://a.example/?q=1&r=2?', 'https://a.example/?q=1&r=2'],
  ['a quote', '"https://a.example"', 'https://a.example'],
])('an address ends before %s', (_, text, href) => {
  expect(linksIn(text)).toEqual([href]);
});

it.each([
  ['a Latin path', '(https://a.example/b_(c))', ['https://a.example/b_(c)']],
  [
    'a path in Hangul',
    'https://ko.wikipedia.org/wiki/자바_(언어)를 봐요',
    ['https://ko.wikipedia.org/wiki/자바_(언어)'],
  ],
  [
    'an unbalanced bracket',
    '[https://a.example/b], {https://a.example/c}',
    ['https://a.example/b', 'https://a.example/c'],
  ],
])('brackets are linked where they are balanced: %s', (_, text, hrefs) => {
  expect(linksIn(text)).toEqual(hrefs);
});

it.each([
  ['https://ko.wikipedia.org/wiki/대한민국', 'https://ko.wikipedia.org/wiki/대한민국'],
  ['https://a.example/가나다에서 만나요', 'https://a.example/가나다'],
  ['https://a.example/?q=나눔-지도, 또는', 'https://a.example/?q=나눔-지도'],
  ['https://open.kakao.com/o/abc이에요', 'https://open.kakao.com/o/abc'],
  ['https://a.example에서', 'https://a.example'],
  ['https://a.example/b.그리고', 'https://a.example/b'],
  ['https://한글.한국/가', 'https://한글.한국/가'],
])('Hangul in %s belongs to the path and ends at a particle', (text, href) => {
  expect(linksIn(text)).toEqual([href]);
});

it.each([
  ['https://a.example/x,https://b.example/y', ['https://a.example/x', 'https://b.example/y']],
  ['https://a.example, https://b.example.', ['https://a.example', 'https://b.example']],
  ['https://web.example/2020/https://b.example/y', ['https://web.example/2020/https://b.example/y']],
])('the addresses of the list %s are links of their own', (text, hrefs) => {
  expect(linksIn(text)).toEqual(hrefs);
});

it('a direction mark behind an address is not part of the link', () => {
  expect(linksIn('https://a.example/b\u200e 참고')).toEqual(['https://a.example/b']);
});

it('takes linear time for thousands of brackets and addresses', () => {
  const started = performance.now();
  linkParts(`https://a.example/${'('.repeat(20_000)}${'https://a.'.repeat(2_000)}`);
  expect(performance.now() - started).toBeLessThan(1_000);
});

it.each([
  ['a user name', 'https://bank.example@evil.example/x https://a:b@evil.example'],
  ['a direction mark in the path', 'https://a.example/\u202egpj.exe'],
  ['a direction mark behind the host', 'https://a.example\u202e/gpj.exe'],
  ['a name of a library', 'Next.js와 Node.js를 써요.'],
  ['an address without a host', 'https:// 뒤에 주소를 적어요.'],
  ['a host without a dot', 'http://localhost:3000'],
  ['another scheme', 'javascript:alert(1) ftp://a.example'],
  ['nothing', ''],
])('no address is found in %s', (_, text) => {
  expect(linksIn(text)).toEqual([]);
});

it('markup stays text, except for the address in it', () => {
  expect(linkParts('<a href="https://a.example">여기</a>').map(({ text }) => text)).toEqual([
    '<a href="',
    'https://a.example',
    '">여기</a>',
  ]);
});
