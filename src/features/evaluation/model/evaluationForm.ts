import { type FieldProblem } from '@contract/envelope';
import {
  findEvaluationFault,
  KEYWORDS,
  type EvaluationTarget,
  type EvaluationsPayload,
  type Keyword,
} from '@contract/evaluation';
import { anyCodes } from '@contract/fields';
import { isBlank } from '@contract/text';
import { object, string } from 'yup';

/** The evaluation of one teammate. */
export interface Evaluation {
  feedback: string;
  keyword: Keyword[];
}

/** By member id. */
export type EvaluationForm = Record<number, Evaluation>;

export type Teammates = readonly EvaluationTarget[];

/** The state of a card: 아직이에요, 쓰는 중, 작성 완료. */
export type CardState = 'todo' | 'writing' | 'done';

const BLANK: Evaluation = { feedback: '', keyword: [] };

export const blankForm = (teammates: Teammates): EvaluationForm =>
  Object.fromEntries(teammates.map(({ memberId }) => [memberId, BLANK]));

/** The rules of the form's fields for drafts. */
export const draftRulesOf = (teammates: Teammates) =>
  object(Object.fromEntries(teammates.map(({ memberId }) => [memberId, EVALUATION_DRAFT])));

const EVALUATION_DRAFT = object({ feedback: string(), keyword: anyCodes(KEYWORDS) });

/** The evaluation of a teammate; empty when a draft is older than the team. */
export const evaluationOf = (form: EvaluationForm, memberId: number): Evaluation => form[memberId] ?? BLANK;

export const hasMember = (team: Teammates, memberId: number) => team.some((one) => one.memberId === memberId);

/** The teammate whose card followed that of one who has left; the last one if there is none. */
export const findNext = (memberId: number, before: Teammates, after: Teammates) =>
  before.slice(before.findIndex((one) => one.memberId === memberId)).find((one) => hasMember(after, one.memberId)) ??
  after.at(-1);

/** The form of a changed team: everyone who stays keeps their evaluation, under a new nickname too. */
export const carryOver = (form: EvaluationForm, teammates: Teammates): EvaluationForm =>
  Object.fromEntries(teammates.map(({ memberId }) => [memberId, evaluationOf(form, memberId)]));

const toldParts = ({ feedback, keyword }: Evaluation) => ({
  hasFeedback: !isBlank(feedback),
  hasKeyword: keyword.length > 0,
});

export function stateOf(evaluation: Evaluation): CardState {
  const { hasFeedback, hasKeyword } = toldParts(evaluation);
  if (hasFeedback && hasKeyword) return 'done';
  return hasFeedback || hasKeyword ? 'writing' : 'todo';
}

export const countDone = (form: EvaluationForm, teammates: Teammates) =>
  teammates.filter(({ memberId }) => stateOf(evaluationOf(form, memberId)) === 'done').length;

/** The first problem in the order of the team, by the rule of the route (F13). */
export const firstFault = (form: EvaluationForm, teammates: Teammates) =>
  findEvaluationFault(teammates, (memberId) => evaluationOf(form, memberId));

/** The first problem at its field. */
export function faultsOf(form: EvaluationForm, teammates: Teammates): FieldProblem[] {
  const fault = firstFault(form, teammates);
  return fault ? [{ field: `${fault.memberId}.${fault.field}`, message: fault.message }] : [];
}

/** The payload: every teammate once, in their order. */
export const toPayload = (form: EvaluationForm, teammates: Teammates): EvaluationsPayload => ({
  evaluations: teammates.map(({ memberId, nickname }) => {
    const { feedback, keyword } = evaluationOf(form, memberId);
    return { memberId, evaluatedNickname: nickname, feedback: feedback.trim(), keyword };
  }),
});
