import { mixed, type InferType } from 'yup';
import { emailField, nicknameField, passwordField, phoneField, usernameField, joiningBirthField } from '../auth/fields';
import { ACCOUNT_MESSAGES } from '../auth/messages';
import { GENDERS } from '../auth/rules';
import {
  anyString,
  codeField,
  exactBoolean,
  exactObject,
  exactString,
  list,
  optionalText,
  requiredCode,
  requiredCodes,
  requiredLine,
  requiredText,
  siblingText,
} from '../fields';
import { LIMITS } from '../limits';
import { ROLES, SKILLS } from '../skill';
import { DEGREES, GRADES } from './codes';
import { SIGNUP_MESSAGES as TEXT } from './messages';
import { portfolioRules } from './portfolio';
import { awardRules, careerRules, experienceRules, isRowFilled, ROW_ORDER } from './rows';

const accountFields = {
  name: requiredLine(LIMITS.name, TEXT.requiredEmpty),
  birth: joiningBirthField().required(TEXT.requiredEmpty),
  gender: requiredCode(GENDERS, TEXT.requiredEmpty),
  phone: phoneField().required(TEXT.requiredEmpty),
  email: emailField().required(TEXT.requiredEmpty),
  address: requiredLine(LIMITS.address, TEXT.requiredEmpty),
  username: usernameField().required(TEXT.requiredEmpty),
  password: passwordField().required(TEXT.requiredEmpty),
};

/** Empty fields are reported first, in this order (D81). */
const ACCOUNT_REQUIRED = ['name', 'birth', 'gender', 'phone', 'email', 'address', 'username', 'password'].map(
  (field) => `${field}:required`,
);

/** Invalid fields are reported next, in the order of spec §5. */
const ACCOUNT_ORDER = [
  ...ACCOUNT_REQUIRED,
  ...['passwordConfirm:required', 'email', 'birth', 'emailChecked', 'usernameChecked', 'username', 'password'],
  ...['passwordConfirm', 'phone', 'gender', 'name', 'address'],
];

/** The form of step 1: the account, the repeated password and both check flags. */
export const accountStepRules = exactObject({
  ...accountFields,
  passwordConfirm: anyString()
    .required(TEXT.requiredEmpty)
    .test('same', ACCOUNT_MESSAGES.passwordMismatch, (value, { parent }) => value === siblingText(parent, 'password')),
  emailChecked: exactBoolean().oneOf([true], TEXT.emailUnchecked).required(TEXT.emailUnchecked),
  usernameChecked: exactBoolean().oneOf([true], TEXT.usernameUnchecked).required(TEXT.usernameUnchecked),
}).meta({ order: ACCOUNT_ORDER });

/** `YYYY-01-01`, or nothing (D23). */
const yearField = () =>
  exactString()
    .nullable()
    .transform((value: unknown) => (value === '' ? null : value))
    .default(null)
    .test('year', TEXT.yearFormat, (value) => !value || isYearDate(value));

const isYearDate = (text: string) => /^[1-9]\d{3}-01-01$/.test(text);

const optionalCode = <Code extends string>(codes: readonly Code[]) =>
  codeField([...codes, null] as readonly Code[])
    .nullable()
    .transform((value: unknown) => value ?? null)
    .default(null);

const profileFields = {
  nickname: nicknameField().required(TEXT.nicknameEmpty),
  schoolName: requiredLine(LIMITS.name, TEXT.schoolEmpty),
  grade: requiredCode(GRADES, TEXT.gradeEmpty),
  major: requiredLine(LIMITS.name, TEXT.majorEmpty),
  degree: optionalCode(DEGREES),
  entranceDate: yearField(),
  graduationDate: yearField().test('order', TEXT.yearsReversed, (value, { parent }) => {
    const entranceDate = siblingText(parent, 'entranceDate', isYearDate);
    return !value || !isYearDate(value) || !entranceDate || value >= entranceDate;
  }),
  skillCategory: requiredCodes(SKILLS, TEXT.noSkill),
  desiredJob: requiredCodes(ROLES, TEXT.noRole),
  experiences: list(experienceRules).default([]),
  careers: list(careerRules).default([]),
  awards: list(awardRules).default([]),
  portfolio: portfolioRules,
  introduction: optionalText(LIMITS.introduction),
};

/** The photo: a File in the browser; on the server whether the request has one. */
const photoField = () =>
  mixed()
    .nullable()
    .test('required', TEXT.noPhoto, (value) => Boolean(value));

const PROFILE_ORDER = [
  ...['nickname', 'nicknameChecked', 'photo', 'schoolName', 'grade', 'major', 'skillCategory', 'desiredJob'],
  ...['degree', 'entranceDate', 'graduationDate', ...ROW_ORDER, 'portfolio', 'introduction'],
];

/** The form of step 2: the profile, the photo and the nickname's check flag. */
export const profileStepRules = exactObject({
  ...profileFields,
  photo: photoField(),
  nicknameChecked: exactBoolean().oneOf([true], TEXT.nicknameUnchecked).required(TEXT.nicknameUnchecked),
}).meta({ order: PROFILE_ORDER });

/** `memberDTO` of a join; `photo` is whether the request has `authImgFile`. */
export const joinRules = exactObject({ ...accountFields, ...profileFields, photo: photoField() }).meta({
  order: [...ACCOUNT_ORDER, ...PROFILE_ORDER],
});

/** `memberDTO` of a profile edit: step 2 alone, the photo only when changed (D27). */
export const profileRules = exactObject({
  ...profileFields,
  // The version it was begun on.
  updatedDateTime: exactString(),
}).meta({ order: PROFILE_ORDER });

export const checkNicknameRules = exactObject({ nickname: nicknameField().required(TEXT.nicknameEmpty) });
export const searchMembersRules = exactObject({ nickname: requiredText(LIMITS.search, TEXT.nicknameEmpty) });

/** The rows with at least one filled field. */
export const filledRows = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => isRowFilled(row as Readonly<Record<string, unknown>>));

export type JoinPayload = Omit<InferType<typeof joinRules>, 'photo'>;
export type ProfilePayload = InferType<typeof profileRules>;
export type Experience = InferType<typeof experienceRules>;
export type Career = InferType<typeof careerRules>;
export type Award = InferType<typeof awardRules>;
