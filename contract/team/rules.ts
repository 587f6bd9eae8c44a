import { type InferType } from 'yup';
import { isRealDate } from '../dates';
import {
  codeField,
  exactObject,
  exactString,
  linkField,
  optionalText,
  requiredCode,
  requiredText,
  textField,
  wholeNumber,
} from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { PROJECT_STATUSES, STEPS } from '../project/codes';
import { ROLES } from '../skill';
import { LEAVE_REASONS, MOODS } from './codes';
import { TEAM_MESSAGES as TEXT } from './messages';

/** The body of PATCH /api/projects/:id/team; absent fields do not change. */
export const teamRules = exactObject({
  status: codeField(PROJECT_STATUSES),
  step: codeField(STEPS),
  contactLink: linkField().default(undefined),
  notice: textField(LIMITS.teamNotice),
}).meta({ order: ['status', 'step', 'contactLink', 'notice'] });

/** The body of PUT /api/projects/:id/team/check-in. `week` is the Monday that the form was opened in. */
export const checkInRules = exactObject({
  week: exactString()
    .required(MESSAGES.badRequest)
    .test('real', MESSAGES.badRequest, (value) => !value || isRealDate(value)),
  mood: requiredCode(MOODS, TEXT.mood),
  text: requiredText(LIMITS.checkIn, TEXT.text),
}).meta({ order: ['week', 'mood', 'text'] });

/** The body of POST /api/projects/:id/team/leave. */
export const leaveRules = exactObject({
  reason: requiredCode(LEAVE_REASONS, TEXT.reason),
  note: optionalText(LIMITS.reasonNote).when('reason', {
    is: 'OTHER',
    then: (note) => note.required(TEXT.note),
    otherwise: (note) => note.strip(),
  }),
}).meta({ order: ['reason', 'note'] });

/** A member of the team: the id decides where it is sent, since nicknames change and are taken by others. */
const teammate = {
  memberId: wholeNumber(),
  nickname: exactString().required(MESSAGES.badRequest),
};

/** The body of POST /api/projects/:id/team/remove. */
export const removeRules = exactObject({
  ...teammate,
  note: requiredText(LIMITS.reasonNote, TEXT.note),
}).meta({ order: ['nickname', 'note'] });

/**
 * The body of POST /api/projects/:id/team/lead. `role` is that of the old leader, null for none; absent, the server
 * chooses one (D108, D204).
 */
export const leadRules = exactObject({ ...teammate, role: codeField(ROLES).nullable() });

export type TeamPayload = InferType<typeof teamRules>;
export type CheckInPayload = InferType<typeof checkInRules>;
export type LeavePayload = InferType<typeof leaveRules>;
export type RemovePayload = InferType<typeof removeRules>;
export type LeadPayload = InferType<typeof leadRules>;
