import { day, flag, listCodec, maybeOneOf, oneOf, PLAIN_LIST, someOf, textOf } from './listCodec';

const CODEC = listCodec({
  term: textOf(5),
  state: oneOf(['open', 'done'], 'open'),
  kinds: someOf(['a', 'b', 'c'], ['a', 'b']),
  role: maybeOneOf(['PM', 'UX']),
  edited: flag,
  from: day,
});

const read = (search: string) => CODEC.read(new URLSearchParams(search));

it('a list without choices has its plain address', () => {
  expect(CODEC.searchOf(read(''))).toBe('');
  expect(PLAIN_LIST.searchOf({ page: 1 })).toBe('');
});

it('an address restores what it was written from', () => {
  const params = { ...read(''), term: '팀', kinds: ['c' as const], edited: true, from: '2026-02-28', page: 3 };
  expect(read(CODEC.searchOf(params))).toEqual(params);
});

it('invalid values of an address are read as the defaults', () => {
  expect(read('state=x&kinds=x&role=CEO&edited=1&from=2026-02-30&page=0')).toEqual(read(''));
});

it('a text of an address is cut to its maximum', () => {
  expect(read('term=가나다라마바').term).toBe('가나다라마');
});

it('choices of one parameter have one order, whatever the address says', () => {
  expect(read('kinds=c&kinds=a&kinds=c').kinds).toEqual(['a', 'c']);
});
