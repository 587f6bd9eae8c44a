import { firstMessage } from '../firstMessage';
import { SIGNUP_MESSAGES } from '../signup/messages';
import { ACCOUNT_MESSAGES as TEXT } from './messages';
import { accountFormRules, withdrawalFormRules } from './rules';

const ACCOUNT = {
  email: 'a@b.co',
  emailChecked: true,
  phone: '010-1234-5678',
  address: '서울시 마포구',
  newPassword: undefined,
  newPasswordConfirm: '',
  currentPassword: 'secret12',
};

const messageFor = (changes: object) => firstMessage(accountFormRules, { ...ACCOUNT, ...changes });

describe('the account form', () => {
  it('accepts a form without a new password', () => {
    expect(messageFor({})).toBeUndefined();
  });

  it.each([
    ['an emptied e-mail', { email: '' }, TEXT.emailFormat],
    ['an unchecked e-mail', { emailChecked: false }, SIGNUP_MESSAGES.emailUnchecked],
    ['an emptied phone number', { phone: '' }, TEXT.phoneFormat],
    ['an emptied address', { address: ' ' }, SIGNUP_MESSAGES.requiredEmpty],
    ['a short password', { newPassword: 'abc', newPasswordConfirm: 'abc' }, TEXT.passwordLength],
    ['a password without a digit', { newPassword: 'abcdefgh', newPasswordConfirm: 'abcdefgh' }, TEXT.passwordKinds],
    ['a password that is not repeated', { newPassword: 'secret34' }, TEXT.passwordMismatch],
    ['a repetition without a new password', { newPasswordConfirm: 'secret34' }, TEXT.passwordMismatch],
    ['a missing current password', { currentPassword: '' }, TEXT.currentPasswordEmpty],
  ])('reports the first problem of a form with %s', (_, changes, message) => {
    expect(messageFor(changes)).toBe(message);
  });

  it('reports its problems in the order of the page', () => {
    expect(messageFor({ email: 'a@b', phone: '', currentPassword: '' })).toBe(TEXT.emailFormat);
    expect(messageFor({ phone: '', newPassword: 'abc', currentPassword: '' })).toBe(TEXT.phoneFormat);
    expect(messageFor({ newPassword: 'abc', currentPassword: '' })).toBe(TEXT.passwordLength);
  });
});

describe('the withdrawal form', () => {
  it.each([
    [{ password: '', confirm_password: '' }, TEXT.withdrawalEmpty],
    [{ password: 'secret12', confirm_password: '' }, TEXT.withdrawalEmpty],
    [{ password: '', confirm_password: 'secret12' }, TEXT.withdrawalEmpty],
    [{ password: 'secret12', confirm_password: 'secret1' }, TEXT.passwordMismatch],
    [{ password: 'secret12', confirm_password: 'secret12' }, undefined],
  ])('reports for %o the message %s', (values, message) => {
    expect(firstMessage(withdrawalFormRules, values)).toBe(message);
  });
});
