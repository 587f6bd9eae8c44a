import { type InferType } from 'yup';
import {
  codeField,
  codesParam,
  exactObject,
  linkField,
  optionalText,
  pageParam,
  requiredCode,
  textField,
} from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { ROLES } from '../skill';
import { APPLICATION_ANSWERS, APPLICATION_TABS, DECLINE_REASONS } from './codes';
import { APPLICATION_MESSAGES as TEXT } from './messages';

const { min, max } = LIMITS.applicationMessage;

/** The body of POST /api/projects/:id/applications. The message is stored trimmed and measured as it is stored. */
export const applicationRules = exactObject({
  role: requiredCode(ROLES, TEXT.role),
  message: textField(max)
    .required(TEXT.message)
    .test('min', TEXT.message, (value) => !value || [...value].length >= min),
  link: linkField(),
}).meta({ order: ['role', 'message', 'link'] });

/** The leader's answer: a decline has a reason, OTHER a note (D106). */
export const answerRules = exactObject({
  status: requiredCode(APPLICATION_ANSWERS, MESSAGES.badRequest),
  reason: codeField(DECLINE_REASONS).when('status', {
    is: 'DECLINED',
    then: (reason) => reason.required(TEXT.reason),
    otherwise: (reason) => reason.strip(),
  }),
  note: optionalText(LIMITS.reasonNote).when('reason', {
    is: 'OTHER',
    then: (note) => note.required(TEXT.note),
    otherwise: (note) => note.strip(),
  }),
}).meta({ order: ['status', 'reason', 'note'] });

/** The query of GET /api/projects/:id/applications. */
export const applicationListRules = exactObject({
  status: codeField(APPLICATION_TABS).default('PENDING'),
  role: codesParam(ROLES),
  page: pageParam(),
});

/** The query of GET /api/applications. */
export const myApplicationListRules = exactObject({ page: pageParam() });

export type ApplicationPayload = InferType<typeof applicationRules>;
export type AnswerPayload = InferType<typeof answerRules>;
export type ApplicationListQuery = InferType<typeof applicationListRules>;
