import { type InferType } from 'yup';
import { exactObject, exactString, list, requiredLine, requiredText } from '../fields';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { OPERATOR_MESSAGES } from './messages';

/** A reason that operators use often: the name is on a chip, the text fills the box (D190). */
export interface ReasonTemplate {
  name: string;
  text: string;
}

/** Response of GET and PUT /api/admin/templates: one list for the installation. */
export interface ReasonTemplates {
  templates: ReasonTemplate[];
  /** Sent back with the changed list. */
  version: string;
}

/** One template, as its form has it. */
export const templateRules = exactObject({
  name: requiredLine(LIMITS.templateName, OPERATOR_MESSAGES.templateNameEmpty),
  text: requiredText(LIMITS.operatorReason, OPERATOR_MESSAGES.templateTextEmpty),
}).meta({ order: ['name', 'text'] });

/** The body of PUT /api/admin/templates: the whole list. */
export const templatesRules = exactObject({
  templates: list(templateRules, LIMITS.templates, OPERATOR_MESSAGES.templatesFull).required(MESSAGES.badRequest),
  version: exactString().required(MESSAGES.badRequest),
}).meta({ order: ['templates', 'version'] });

export type TemplatesPayload = InferType<typeof templatesRules>;
