import { readDismissed, withDismissed } from './dismissed';

it('reads back the ids that were added, without duplicates', () => {
  const value = [7, 12, 7].reduce<string>((before, id) => withDismissed(before, id), '');
  expect(readDismissed(value)).toEqual([12, 7]);
});

it('stores only the twenty newest ids', () => {
  const value = Array.from({ length: 30 }, (_, index) => index + 1).reduce<string>(withDismissed, '');
  expect(readDismissed(value)).toEqual(Array.from({ length: 20 }, (_, index) => index + 11));
});

it.each([undefined, '', 'x', '-1.0', '1;2', '5e400', '%00'])(
  'reads no ids from the invalid cookie value %j',
  (value) => {
    expect(readDismissed(value)).toEqual([]);
  },
);
