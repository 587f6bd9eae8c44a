import { type StringSchema } from 'yup';
import { accountName, accountText, anyString, exactString, textField } from '../fields';
import { isIsoDate, isRealDate, isYearsAgo, todayInKorea } from '../dates';
import { LIMITS } from '../limits';
import { countCharacters, isOverlong, normalizeText } from '../text';
import { ACCOUNT_MESSAGES as TEXT } from './messages';

const EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,6}$/;
const USERNAME = /^[a-z][a-z0-9_]*$/;
/**
 * Syllables and letters of Hangul as keyboards write them, without the invisible U+3164. Half-width and enclosed letters
 * and marks look like them, but are other characters (MEND-74).
 */
const NICKNAME_LETTERS = /^[\uac00-\ud7a3\u3131-\u3163\u3165-\u318eA-Za-z0-9_]+$/;

/** An address of at most 254 characters with a suffix of 2 to 6 letters (D21). */
export function emailField(): StringSchema<string | undefined> {
  return accountText(LIMITS.email).test('email', TEXT.emailFormat, (value) => !value || EMAIL.test(value));
}

/** 4 to 10 of `a-z 0-9 _`, a letter first (D21); blanks around it are dropped (MEND-55). */
export function usernameField(): StringSchema<string | undefined> {
  const { min, max } = LIMITS.username;
  return accountName()
    .test('length', TEXT.usernameLength, (value) => !value || isWithin(value, min, max))
    .test('pattern', TEXT.usernamePattern, (value) => !value || !isWithin(value, min, max) || USERNAME.test(value));
}

/** 8 to 20 characters with a letter and a digit; never trimmed, never cut (D21, D22). */
export function passwordField(): StringSchema<string | undefined> {
  const { min, max } = LIMITS.password;
  return anyString()
    .test('length', TEXT.passwordLength, (value) => !value || isWithin(value, min, max))
    .test('kinds', TEXT.passwordKinds, (value) => !value || !isWithin(value, min, max) || hasLetterAndDigit(value));
}

/** 1 to 10 of Hangul, letters, digits and `_`, not starting with `_` (D21). */
export function nicknameField(): StringSchema<string | undefined> {
  return textField(LIMITS.nickname).test('pattern', TEXT.nicknamePattern, (value) => !value || isNickname(value));
}

/** `010-1234-5678`: 10 or 11 digits starting 01, written 3-4-rest (D21). */
export function phoneField(): StringSchema<string | undefined> {
  return exactString().test('phone', TEXT.phoneFormat, (value) => !value || isPhone(value));
}

/** `YYYY-MM-DD`, a real day from 1900 to today in Korea (spec §5). */
export function birthField(): StringSchema<string | undefined> {
  return exactString()
    .test('format', TEXT.birthFormat, (value) => !value || isIsoDate(value))
    .test('real', TEXT.birthDate, (value) => !value || !isIsoDate(value) || isPossibleBirth(value));
}

/** The birth date of a joining member: at least the minimum age by today's date in Korea. */
export function joiningBirthField(): StringSchema<string | undefined> {
  return birthField().test(
    'age',
    TEXT.tooYoung,
    (value) => !value || !isPossibleBirth(value) || isYearsAgo(value, LIMITS.minAge),
  );
}

const isWithin = (text: string, min: number, max: number) => {
  if (isOverlong(text, max)) return false;
  const length = countCharacters(text);
  return length >= min && length <= max;
};

const hasLetterAndDigit = (password: string) => /[A-Za-z]/.test(password) && /\d/.test(password);

function isNickname(nickname: string): boolean {
  return NICKNAME_LETTERS.test(normalizeText(nickname)) && !nickname.startsWith('_');
}

function isPossibleBirth(date: string): boolean {
  return isRealDate(date) && Number(date.slice(0, 4)) >= LIMITS.minBirthYear && date <= todayInKorea();
}

/** 3-4-rest: eleven digits are 010-1234-5678, ten 011-1234-567. */
function isPhone(phone: string): boolean {
  return /^01\d-\d{4}-\d{3,4}$/.test(phone);
}
