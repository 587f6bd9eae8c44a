import { type InferType } from 'yup';
import {
  accountName,
  accountText,
  anyString,
  exactBoolean,
  exactObject,
  exactString,
  requiredCode,
  requiredText,
  siblingText,
  textField,
  wholeNumber,
} from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { SIGNUP_MESSAGES } from '../signup/messages';
import { birthField, emailField, passwordField, phoneField, usernameField } from './fields';
import { ACCOUNT_MESSAGES as TEXT } from './messages';

/** Both present; an empty, wrong or overlong one is a failed login, not a malformed call. */
export const loginRules = exactObject({
  username: accountName().defined(MESSAGES.badRequest),
  password: anyString().defined(MESSAGES.badRequest),
  /** From the link of the mail with a temporary password (D186). */
  recovery: exactString(LIMITS.token),
  /** 로그인 유지 (D180). */
  keep: exactBoolean(),
});

export const tokenRules = exactObject({
  accessToken: exactString(LIMITS.token),
  extend: exactBoolean(),
  resume: exactBoolean(),
});

export const checkEmailRules = exactObject({ email: emailField().required(TEXT.emailFormat) });
export const checkUsernameRules = exactObject({ username: usernameField().required(TEXT.usernameLength) });

export const GENDERS = ['M', 'F'] as const;
export const GENDER_LABELS = { M: '남성', F: '여성' } as const;

export const findIdRules = exactObject({
  name: requiredText(LIMITS.name, TEXT.findIdEmpty),
  birth: birthField().required(TEXT.findIdEmpty),
  gender: requiredCode(GENDERS, TEXT.findIdEmpty),
  phone: phoneField().required(TEXT.findIdEmpty),
  email: emailField().required(TEXT.findIdEmpty),
}).meta({
  order: [
    ...['name:required', 'birth:required', 'gender:required', 'phone:required', 'email:required'],
    ...['email', 'birth', 'phone', 'gender', 'name'],
  ],
});

export const findPasswordRules = exactObject({
  username: accountText(LIMITS.username.max).required(TEXT.findPasswordEmpty),
  email: emailField().required(TEXT.findPasswordEmpty),
}).meta({ order: ['username:required', 'email:required', 'username', 'email'] });

export const withdrawalRules = exactObject({
  username: accountName().required(MESSAGES.badRequest),
  /** The id of the caller, which decides where it is sent: the nickname may have changed on another device. */
  memberId: wholeNumber(),
  password: anyString().required(TEXT.withdrawalEmpty),
  confirm_password: anyString().required(TEXT.withdrawalEmpty),
}).meta({ order: ['password', 'confirm_password', 'username'] });

/** The form of the page: its two fields must match before the request; the username comes from the account. */
export const withdrawalFormRules = exactObject({
  password: anyString().required(TEXT.withdrawalEmpty),
  confirm_password: anyString()
    .required(TEXT.withdrawalEmpty)
    .test('same', TEXT.passwordMismatch, (value, { parent }) => value === siblingText(parent, 'password')),
}).meta({ order: ['password', 'confirm_password:required', 'confirm_password'] });

/** The current password; left out, a proof of the session replaces it (D185). */
export const currentPasswordField = () =>
  anyString().test('filled', TEXT.currentPasswordEmpty, (value) => value !== '');

const accountChangeFields = {
  currentPassword: currentPasswordField(),
  email: emailField().test('filled', TEXT.emailFormat, (value) => value !== ''),
  phone: phoneField().test('filled', TEXT.phoneFormat, (value) => value !== ''),
  address: textField(LIMITS.address).min(1, SIGNUP_MESSAGES.requiredEmpty),
  newPassword: passwordField().test('filled', TEXT.passwordLength, (value) => value !== ''),
};

/** The body of a change of the account; absent fields do not change. */
export const accountChangeRules = exactObject(accountChangeFields).meta({
  order: ['email', 'phone', 'address', 'newPassword', 'currentPassword'],
});

/** The form of the account page: the new password twice, and the check flag of a changed e-mail. */
export const accountFormRules = exactObject({
  ...accountChangeFields,
  newPasswordConfirm: anyString().test(
    'same',
    TEXT.passwordMismatch,
    (value, { parent }) => (value ?? '') === (siblingText(parent, 'newPassword') ?? ''),
  ),
  emailChecked: exactBoolean().oneOf([true], SIGNUP_MESSAGES.emailUnchecked).required(SIGNUP_MESSAGES.emailUnchecked),
}).meta({
  order: ['email', 'emailChecked', 'phone', 'address', 'newPassword', 'newPasswordConfirm', 'currentPassword'],
});

export type LoginPayload = InferType<typeof loginRules>;
export type FindIdPayload = InferType<typeof findIdRules>;
export type FindPasswordPayload = InferType<typeof findPasswordRules>;
export type WithdrawalPayload = InferType<typeof withdrawalRules>;
export type AccountChange = InferType<typeof accountChangeRules>;
