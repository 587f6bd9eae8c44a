import { formatPhone, maskDigits, maskPhone } from './digits';

describe('a phone number', () => {
  it.each([
    ['01012345678', '010-1234-5678'],
    ['0111234567', '011-1234-567'],
    ['010123456789', '010-1234-5678'],
    ['010', '010'],
    ['+82 10-1234-5678', '010-1234-5678'],
    ['+82-10-1234-5678', '010-1234-5678'],
    ['+82 (0)10 1234 5678', '010-1234-5678'],
    ['(+82) 10.1234.5678', '010-1234-5678'],
    ['+821012345678', '010-1234-5678'],
    ['00821012345678', '010-1234-5678'],
    ['0082-10-1234-5678', '010-1234-5678'],
    ['(010) 1234 5678', '010-1234-5678'],
    ['010.1234.5678', '010-1234-5678'],
    [' 010 1234 5678 ', '010-1234-5678'],
    ['0082', '008-2'],
    ['+', '+'],
    ['+82 ', '+82'],
    ['+1 650', '165-0'],
    ['+2', '2'],
  ])('formats the typed digits %s as the phone number %s', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it.each(['+82 10-1234-5678', '+82 (0)10 1234 5678', '+821012345678', '0082 10 1234 5678', '010-1234-5678'])(
    'formats %s, typed key by key, as the domestic number',
    (number) => {
      const typed = [...number].reduce((text, key) => formatPhone(text + key), '');
      expect(typed).toBe('010-1234-5678');
    },
  );

  it('leaves the caret behind the digit just typed', () => {
    expect(maskPhone('0109-1234-567', 4)).toEqual({ text: '010-9123-4567', caret: 5 });
  });
});

it('a number accepts digits only, and no more than the maximum', () => {
  expect(maskDigits(2)('1a23', 4)).toEqual({ text: '12', caret: 2 });
});
