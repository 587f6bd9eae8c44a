import { type InferType } from 'yup';
import { codeField, exactObject } from '../fields';
import { ROLES } from '../skill';

/** The body of POST /api/alarm/invited-projects/:id; without a role the server chooses one (D108). */
export const invitationAnswerRules = exactObject({ role: codeField(ROLES) });
export type InvitationAnswerPayload = InferType<typeof invitationAnswerRules>;
