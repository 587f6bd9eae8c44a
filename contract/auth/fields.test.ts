import { type AnySchema } from 'yup';
import { findProblems } from '../firstMessage';
import { birthField, emailField, nicknameField, passwordField, phoneField, usernameField } from './fields';
import { ACCOUNT_MESSAGES as TEXT } from './messages';
import { accountChangeRules, findIdRules, findPasswordRules, loginRules, withdrawalRules } from './rules';
import { MESSAGES } from '../messages';

const messages = (rules: AnySchema, value: unknown) => findProblems(rules, value).map(({ message }) => message);

describe('e-mail', () => {
  const local = (length: number) => `${'a'.repeat(length - '@b.co'.length)}@b.co`;

  it.each(['a@b.co', 'a+b@c.museum', 'A@b.co', 'a.b_c%d-e@sub.d-f.kr', local(254)])(
    'accepts %s as an e-mail address',
    (email) => {
      expect(messages(emailField(), email)).toEqual([]);
    },
  );

  it.each(['a@b.c', 'a@b.example', 'a@b.c0', 'a.b.co', '한@b.co', 'a b@c.co', '@b.co', 'a@'])(
    'refuses %s as an e-mail address',
    (email) => {
      expect(messages(emailField(), email)).toEqual([TEXT.emailFormat]);
    },
  );

  it('accepts 254 characters and refuses 255', () => {
    expect(messages(emailField(), local(255))).not.toEqual([]);
  });
});

describe('username', () => {
  it.each(['abcd', 'a123456789', 'a_b_'])('accepts %s as a username', (username) => {
    expect(messages(usernameField(), username)).toEqual([]);
  });

  it.each(['abc', 'a1234567890'])('refuses %s as a username of the wrong length', (username) => {
    expect(messages(usernameField(), username)).toEqual([TEXT.usernameLength]);
  });

  it.each(['Abcd', '1abc', '_abc', 'ab-c', 'ab cd', '가나다라'])(
    'refuses %j as a username with invalid characters',
    (username) => {
      expect(messages(usernameField(), username)).toEqual([TEXT.usernamePattern]);
    },
  );

  it.each(['abcd ', ' abcd', 'abcd\t', 'abcd\n', 'abcd\u200b', '\ufeffabcd'])(
    'drops the blanks around the username %j before it measures it',
    (username) => {
      expect(usernameField().validateSync(username)).toBe('abcd');
    },
  );

  it.each(['a@b.co ', 'a@b.co\u200b', '\u2060a@b.co'])('drops the blanks around the address %j', (email) => {
    expect(emailField().validateSync(email)).toBe('a@b.co');
  });
});

describe('password', () => {
  it.each(['abcdefg1', '1234567a', 'a1'.repeat(10), ' pass 123 '])('accepts %j as a password', (password) => {
    expect(messages(passwordField(), password)).toEqual([]);
  });

  it.each(['abcdef1', `${'a1'.repeat(10)}x`])('refuses %s as a password of the wrong length', (password) => {
    expect(messages(passwordField(), password)).toEqual([TEXT.passwordLength]);
  });

  it.each(['abcdefgh', '12345678', '비밀번호비밀번호1'])(
    'refuses %s as a password without a letter or a digit',
    (password) => {
      expect(messages(passwordField(), password)).toEqual([TEXT.passwordKinds]);
    },
  );

  it('preserves the spaces of a password', () => {
    expect(passwordField().validateSync(' pass 123 ')).toBe(' pass 123 ');
  });
});

describe('nickname', () => {
  it.each(['가', '새벽코딩', 'Kim_99', 'ㄱㄴ', '가나다라마바사아자차', '김'.normalize('NFD')])(
    'accepts %s as a nickname',
    (nickname) => {
      expect(messages(nicknameField(), nickname)).toEqual([]);
    },
  );

  it.each([
    '_a',
    'a b',
    'a-b',
    '😀',
    '漢字',
    'a@b',
    'é',
    '가\u3164',
    '가\u115f',
    '\uffa0a',
    'ﾡﾢ',
    '㉠',
    '㈀',
    '가\u302e',
    '\u1112\u119e',
    '가\u0301',
  ])('refuses %s as a nickname', (nickname) => {
    expect(messages(nicknameField(), nickname)).toEqual([TEXT.nicknamePattern]);
  });

  it('accepts a nickname of ten characters and refuses eleven', () => {
    expect(messages(nicknameField(), '가나다라마바사아자차카')).toHaveLength(1);
  });
});

describe('phone', () => {
  it.each(['010-1234-5678', '011-1234-567'])('accepts %s as a phone number', (phone) => {
    expect(messages(phoneField(), phone)).toEqual([]);
  });

  it.each(['010-1234-56', '010-1234-56789', '021-1234-567', '01012345678', '010-12-345678'])(
    'refuses %s as a phone number',
    (phone) => {
      expect(messages(phoneField(), phone)).toEqual([TEXT.phoneFormat]);
    },
  );
});

describe('birth', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2025, 4, 10, 3) }));
  afterEach(() => jest.useRealTimers());

  it.each(['1900-01-01', '2024-02-29', '2025-05-10'])('accepts %s as a date of birth', (birth) => {
    expect(messages(birthField(), birth)).toEqual([]);
  });

  it.each(['2001-02', '2001.02.03', '20010203'])('refuses %s as a date of birth in the wrong format', (birth) => {
    expect(messages(birthField(), birth)).toEqual([TEXT.birthFormat]);
  });

  it.each(['2023-02-29', '1899-12-31', '2025-05-11'])(
    'refuses %s as a date of birth that does not exist or is out of range',
    (birth) => {
      expect(messages(birthField(), birth)).toEqual([TEXT.birthDate]);
    },
  );
});

describe('account requests', () => {
  it('accept empty values for a login, but no missing values and no other types', () => {
    expect(messages(loginRules, { username: '', password: '' })).toEqual([]);
    expect(messages(loginRules, { username: 'abcd' })).toEqual([MESSAGES.badRequest]);
    expect(messages(loginRules, { username: 'abcd', password: 12345678 })).toEqual([MESSAGES.badRequest]);
  });

  it('of find id and find password report an empty field first', () => {
    expect(messages(findIdRules, { name: '김', birth: '2001', gender: 'F', phone: '010-1234-5678' })[0]).toBe(
      TEXT.findIdEmpty,
    );
    expect(messages(findPasswordRules, { username: 'abcd', email: '' })).toEqual([TEXT.findPasswordEmpty]);
  });

  it('of a withdrawal require the password twice', () => {
    expect(messages(withdrawalRules, { username: 'abcd', password: 'x' })).toEqual([TEXT.withdrawalEmpty]);
  });

  it('of an account change refuse an empty current password and an emptied field', () => {
    expect(messages(accountChangeRules, { email: 'a@b.co' })).toEqual([]);
    expect(messages(accountChangeRules, { currentPassword: '', email: 'a@b.co' })).toEqual([TEXT.currentPasswordEmpty]);
    expect(messages(accountChangeRules, { currentPassword: 'x', email: '' })).toEqual([TEXT.emailFormat]);
    expect(messages(accountChangeRules, { currentPassword: 'x', newPassword: 'short1' })).toEqual([
      TEXT.passwordLength,
    ]);
    expect(messages(accountChangeRules, { currentPassword: 'x' })).toEqual([]);
  });
});
