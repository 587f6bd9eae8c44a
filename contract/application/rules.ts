import { type InferType } from 'yup';
import {
  codeField,
  codesParam,
  exactObject,
  linkField,
  optionalText,
  pageParam,
  requiredCode,
  requiredText,
  textField,
  wholeNumber,
} from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { ROLES } from '../skill';
import { APPLICATION_ANSWERS, APPLICATION_TABS, DECLINE_REASONS } from './codes';
import { APPLICATION_MESSAGES as TEXT } from './messages';

const { min, max } = LIMITS.applicationMessage;

/** Stored trimmed, and measured as it is stored. */
const message = textField(max)
  .required(TEXT.message)
  .test('min', TEXT.message, (value) => !value || [...value].length >= min);

/** The body of POST /api/projects/:id/applications. */
export const applicationRules = exactObject({
  role: requiredCode(ROLES, TEXT.role),
  message,
  link: linkField(),
}).meta({ order: ['role', 'message', 'link'] });

/** The body of PUT /api/projects/:id/applications/mine: what its applicant may still edit (D207). */
export const applicationEditRules = exactObject({ message, link: linkField() }).meta({ order: ['message', 'link'] });

/** The body of POST /api/projects/:id/applications/:applicationId/questions. */
export const questionRules = exactObject({ question: requiredText(LIMITS.question, TEXT.question) });

/** The body of PUT /api/projects/:id/applications/mine/answer. `number` is the question that the form was opened for. */
export const questionAnswerRules = exactObject({
  number: wholeNumber().required(MESSAGES.badRequest).min(1, MESSAGES.badRequest),
  answer: requiredText(LIMITS.question, TEXT.answer),
}).meta({ order: ['number', 'answer'] });

/**
 * The leader's answer: a decline has a reason, OTHER a note (D106). `role` is that in which the applicant joins, where the
 * one that was applied for is full (D204).
 */
export const answerRules = exactObject({
  status: requiredCode(APPLICATION_ANSWERS, MESSAGES.badRequest),
  role: codeField(ROLES).when('status', {
    is: 'ACCEPTED',
    otherwise: (role) => role.strip(),
  }),
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
}).meta({ order: ['status', 'role', 'reason', 'note'] });

/** The query of GET /api/projects/:id/applications. */
export const applicationListRules = exactObject({
  status: codeField(APPLICATION_TABS).default('PENDING'),
  role: codesParam(ROLES),
  page: pageParam(),
});

/** The query of GET /api/applications. */
export const myApplicationListRules = exactObject({ page: pageParam() });

export type ApplicationPayload = InferType<typeof applicationRules>;
export type ApplicationEditPayload = InferType<typeof applicationEditRules>;
export type QuestionPayload = InferType<typeof questionRules>;
export type QuestionAnswerPayload = InferType<typeof questionAnswerRules>;
export type AnswerPayload = InferType<typeof answerRules>;
export type ApplicationListQuery = InferType<typeof applicationListRules>;
