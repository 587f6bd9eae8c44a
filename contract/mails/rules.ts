import { type InferType } from 'yup';
import { emailField } from '../auth/fields';
import { ACCOUNT_MESSAGES } from '../auth/messages';
import { anyString, codeField, exactObject, exactString } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { MAIL_KINDS, type MailKind } from './dto';
import { MAIL_MESSAGES as TEXT } from './messages';

const BLANKS = /\s+/g;

/** Blanks of a code are dropped: mails show it in threes. */
export const mailCodeRules = exactObject({
  code: anyString()
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(BLANKS, '') : value))
    .matches(/^\d{6}$/, { message: TEXT.codeFormat })
    .required(TEXT.codeFormat),
});

export const schoolMailRules = exactObject({ address: emailField().required(ACCOUNT_MESSAGES.emailFormat) });

/** Without `act` the link is only read. */
export const mailLinkRules = exactObject({
  token: exactString(LIMITS.mailToken).required(MESSAGES.badRequest),
  act: codeField(['CONFIRM', 'REFUSE'] as const),
});

/** The kind in a path. */
export const isMailKind = (value: unknown): value is MailKind => MAIL_KINDS.some((kind) => kind === value);

export type MailCodePayload = InferType<typeof mailCodeRules>;
export type SchoolMailPayload = InferType<typeof schoolMailRules>;
export type MailLinkPayload = InferType<typeof mailLinkRules>;
