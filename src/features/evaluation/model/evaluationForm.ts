import { type FormikErrors } from 'formik';
import { findEvaluationFault, type EvaluatedMember, type EvaluationsPayload, type Keyword } from '@contract/evaluation';
import { isBlank } from '@contract/text';

/** The evaluation of one teammate. */
export interface Evaluation {
  feedback: string;
  keyword: Keyword[];
}

/** By nickname. */
export type EvaluationForm = Record<string, Evaluation>;

export type Teammates = readonly EvaluatedMember[];

/** The state of a card: 아직이에요, 쓰는 중, 작성 완료. */
export type CardState = 'todo' | 'writing' | 'done';

const BLANK: Evaluation = { feedback: '', keyword: [] };

export const blankForm = (teammates: Teammates): EvaluationForm =>
  Object.fromEntries(teammates.map(({ nickname }) => [nickname, BLANK]));

/** The evaluation of a teammate; empty when a draft is older than the team. */
export const evaluationOf = (form: EvaluationForm, nickname: string): Evaluation =>
  Object.hasOwn(form, nickname) ? (form[nickname] ?? BLANK) : BLANK;

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
  teammates.filter(({ nickname }) => stateOf(evaluationOf(form, nickname)) === 'done').length;

/** The first problem in the order of the team, by the rule of the route (F13). */
export const firstFault = (form: EvaluationForm, teammates: Teammates) =>
  findEvaluationFault(
    teammates.map(({ nickname }) => nickname),
    (nickname) => evaluationOf(form, nickname),
  );

/** All problems as Formik errors. */
export function faultsOf(form: EvaluationForm, teammates: Teammates): FormikErrors<EvaluationForm> {
  const fault = firstFault(form, teammates);
  return fault ? { [fault.nickname]: { [fault.field]: fault.message } } : {};
}

/** The payload: every teammate once, in their order. */
export const toPayload = (form: EvaluationForm, teammates: Teammates): EvaluationsPayload => ({
  evaluations: teammates.map(({ nickname }) => {
    const { feedback, keyword } = evaluationOf(form, nickname);
    return { evaluatedNickname: nickname, feedback: feedback.trim(), keyword };
  }),
});
