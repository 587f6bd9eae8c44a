import { isId } from './id';

it.each(['1', '7', '999999999999999', '1000000000000000', '9007199254740991'])('%s is an id', (text) => {
  expect(isId(text)).toBe(true);
});

it.each([
  '',
  '0',
  '007',
  '-1',
  '1.5',
  '1e3',
  ' 7',
  '7 ',
  'abc',
  '٧',
  '9007199254740992',
  '9999999999999999',
  '10000000000000000',
])('%j is no id', (text) => {
  expect(isId(text)).toBe(false);
});
