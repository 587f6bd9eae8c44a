import {
  exactObject,
  exactString,
  linkField,
  list,
  optionalText,
  queryNumber,
  requiredCodes,
  requiredLine,
  requiredText,
  textField,
  wholeNumber,
} from './fields';
import { isWebAddress, withScheme } from './webAddress';
import { findProblems } from './firstMessage';
import { MESSAGES, tooLong } from './messages';
import { SKILLS } from './skill';

const messages = (rules: Parameters<typeof findProblems>[0], value: unknown) =>
  findProblems(rules, value).map(({ message }) => message);

describe('text fields', () => {
  it('are stored trimmed, in NFC, with one kind of line break', () => {
    expect(textField(10).validateSync(` ${'한'.normalize('NFD')}\r\n글 `)).toBe('한\n글');
  });

  it('count spaces at both ends', () => {
    expect(messages(textField(3), 'abc')).toEqual([]);
    expect(messages(textField(3), ' abc')).toEqual([tooLong(3)]);
  });

  it('refuse null, empty and invisible text when required', () => {
    const rules = requiredText(10, '제목을 입력해 주세요.');
    for (const empty of ['', '   ', '\n', '\u200b', '\u3164 \u2060', null, undefined]) {
      expect(messages(rules, empty)).toEqual(['제목을 입력해 주세요.']);
    }
  });

  it.each([[5], [true], [{}], [['a']]])('refuse the value %j with a Korean message', (value) => {
    expect(messages(optionalText(10), value)).toEqual([MESSAGES.badRequest]);
  });
});

describe('lines', () => {
  it.each([
    ['함께\n만들 사람', '함께 만들 사람'],
    ['함께\r\n\r\n만들 사람\u2028', '함께 만들 사람'],
  ])('replaces the line breaks of %j', (typed, stored) => {
    expect(requiredLine(20, '제목을 입력해 주세요.').validateSync(typed)).toBe(stored);
  });

  it('refuses line breaks alone', () => {
    expect(messages(requiredLine(20, '제목을 입력해 주세요.'), '\n\n')).toEqual(['제목을 입력해 주세요.']);
  });
});

describe('objects', () => {
  it('drop unknown fields before their rules run, since a hostile object has thousands', () => {
    const rules = exactObject({ name: exactString() });
    const unknown = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`field${index}`, index]));
    expect(rules.validateSync({ ...unknown, name: '이음' })).toEqual({ name: '이음' });
  });

  it('drop unknown fields, including names of inherited properties', () => {
    const rules = exactObject({ name: exactString() });
    const body: unknown = JSON.parse('{"name":"이음","constructor":null,"toString":{},"__proto__":{"admin":true}}');
    expect(rules.validateSync(body, { stripUnknown: true })).toEqual({ name: '이음' });
  });
});

describe('links', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
    ['한글.kr/가', 'https://한글.kr/가'],
    ['//example.org', 'https://example.org'],
    ['예시.한국', 'https://예시.한국'],
    ['a.co.kr:8443/x?y#z', 'https://a.co.kr:8443/x?y#z'],
    ['https://xn--9n2bp8q.xn--3e0b707e', 'https://xn--9n2bp8q.xn--3e0b707e'],
    ['a-b.example.com?to=b@c.kr', 'https://a-b.example.com?to=b@c.kr'],
    ['', ''],
  ])('convert %j to %j', (typed, stored) => {
    expect(linkField().validateSync(typed)).toBe(stored);
  });

  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'ftp://a.b', 'mailto:a@b.co'])(
    'refuse %s because of its scheme',
    (link) => {
      expect(messages(linkField(), link)).toEqual([MESSAGES.link]);
    },
  );

  it.each([
    'https://',
    'https://a b',
    'https://a.kr/b c',
    'hello',
    'https:////example.org',
    'http://localhost',
    'localhost:8080',
    'http://1.2.3.4',
    'http://0x7f.1',
    'http://[::1]/',
    'https://a@b.kr',
    'https://a.kr\\@b.kr',
    'https://-a.kr',
    'https://a-.kr',
    'https://a..kr',
    'https://a.kr.',
    'https://a.k',
    'https://a.kr:port',
    'https://a.kr:99999',
    `https://${'a.'.repeat(126)}kr`,
  ])('refuse %s because of its host', (link) => {
    expect(messages(linkField(), link)).toEqual([MESSAGES.linkHost]);
  });

  it('accept a host of 253 characters', () => {
    expect(messages(linkField(), `https://${'a.'.repeat(125)}abc`)).toEqual([]);
  });

  it('accept 2,000 characters and refuse 2,001', () => {
    const path = 'a'.repeat(2_000 - 'https://a.co/'.length);
    expect(messages(linkField(), `https://a.co/${path}`)).toEqual([]);
    expect(messages(linkField(), `https://a.co/${path}a`)).toEqual([tooLong(2_000)]);
  });

  it('need a scheme to be web addresses', () => {
    expect(withScheme('a.co')).toBe('https://a.co');
    expect(isWebAddress('a.co')).toBe(false);
  });

  it('are measured before their host is parsed, which avoids quadratic normalisation', () => {
    const host = '\u0315\u0300'.repeat(160_000);
    const begun = performance.now();
    expect(isWebAddress(`https://${host}.kr`)).toBe(false);
    // Quadratic work would take many seconds.
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(isWebAddress(`https://a${'\u0301'.repeat(201)}.kr`)).toBe(false);
  });
});

describe('rules without a message of their own', () => {
  it('fail with Korean messages', () => {
    const bare = exactObject({
      text: exactString().required(),
      number: wholeNumber().positive(),
      list: list(exactString()),
    });
    for (const value of [{ text: null, list: null }, {}, { text: 1, number: -1.5, list: 'a' }, null, 'text']) {
      for (const message of messages(bare, value)) expect(message).toMatch(/[가-힣]/);
    }
  });
});

describe('lists', () => {
  const rules = requiredCodes(SKILLS, '스킬을 하나 이상 골라 주세요.');

  it('store each code once, in the given order', () => {
    expect(rules.validateSync(['GIT', 'FIGMA', 'GIT'])).toEqual(['GIT', 'FIGMA']);
  });

  it('require at least one entry', () => {
    expect(messages(rules, [])).toEqual(['스킬을 하나 이상 골라 주세요.']);
    expect(messages(rules, undefined)).toEqual(['스킬을 하나 이상 골라 주세요.']);
  });

  it('refuse unknown codes and values that are not lists', () => {
    expect(messages(rules, ['COBOL'])).toEqual([MESSAGES.valueNotInList]);
    expect(messages(rules, '["GIT"]')).toEqual([MESSAGES.badRequest]);
    expect(messages(rules, [null])).toEqual([MESSAGES.valueNotInList]);
  });

  it('accept 20 items and refuse 21', () => {
    const names = list(exactString());
    expect(messages(names, Array(20).fill('a'))).toEqual([]);
    expect(messages(names, Array(21).fill('a'))).toEqual([MESSAGES.rows]);
  });
});

describe('lists far beyond their limit', () => {
  it('have at most one item more than the limit validated', () => {
    const rule = jest.fn(() => true);
    const rows = list(exactString().test('counted', rule), 20);
    expect(messages(rows, Array(50_000).fill('a'))).toEqual([MESSAGES.rows]);
    expect(rule).toHaveBeenCalledTimes(21);
  });

  it('have the same messages as slightly longer ones', () => {
    const rows = list(exactString().required('빈 칸이 있어요.'), 2);
    const expected = ['빈 칸이 있어요.', '빈 칸이 있어요.', MESSAGES.rows];
    expect(messages(rows, ['', 'a', '']).toSorted()).toEqual(expected.toSorted());
    expect(messages(rows, ['', 'a', '', ...Array<string>(50_000).fill('')])).toEqual(messages(rows, ['', 'a', '']));
  });

  it('still contain an unknown code after equal codes are dropped', () => {
    const rules = requiredCodes(SKILLS, '스킬을 하나 이상 골라 주세요.');
    expect(rules.validateSync([...Array<string>(50_000).fill('GIT'), 'FIGMA'])).toEqual(['GIT', 'FIGMA']);
    expect(messages(rules, [...SKILLS, 'COBOL'])).toEqual([MESSAGES.valueNotInList]);
    expect(messages(rules, [...SKILLS, ...SKILLS, 'COBOL'])).toEqual([MESSAGES.valueNotInList]);
  });
});

describe('numbers in a query string', () => {
  it('accept digits within the bounds', () => {
    expect(queryNumber(1, 50).validateSync('50')).toBe(50);
  });

  it.each(['', '0', '51', '-1', '1.5', '1e1', 'ten', ' 1', ['1', '2']])('refuse the value %j', (value) => {
    expect(messages(queryNumber(1, 50), value)).toEqual([MESSAGES.badRequest]);
  });
});

describe('overlong texts', () => {
  it('are normalised once at the limit and never when overlong', () => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    findProblems(
      list(textField(100)),
      Array.from({ length: 20 }, () => 'ᾂ'.normalize('NFC').repeat(100)),
    );
    const atTheLimit = normalize.mock.calls.length;
    findProblems(
      list(textField(100)),
      Array.from({ length: 20 }, () => 'a'.repeat(640_000)),
    );
    expect([atTheLimit - 20, normalize.mock.calls.length - atTheLimit]).toEqual([20, 0]);
    normalize.mockRestore();
  });

  it.each([
    ['a text field', textField(100), tooLong(100)],
    ['a field without a limit of its own', exactString(), tooLong(100)],
    ['a link', linkField(), tooLong(2_000)],
  ])('are reported as too long in %s', (_, rules, message) => {
    expect(messages(rules, 'https://example.com/'.padEnd(640_000, 'a'))[0]).toBe(message);
  });
});
