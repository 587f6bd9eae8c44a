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
