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

export const hasName = (team: Teammates, nickname: string) => team.some((one) => one.nickname === nickname);

/** The teammate whose card followed that of one who has left; the last one if there is none. */
export const findNext = (nickname: string, before: Teammates, after: Teammates) =>
  before.slice(before.findIndex((one) => one.nickname === nickname)).find((one) => hasName(after, one.nickname)) ??
  after.at(-1);

interface Rename {
  from: string;
  to: string;
}

/**
 * Teammates who have changed their nickname: another name at the same position of an otherwise equal team, which has no
 * ids. Empty when the size or the roles of the team have changed, too, since then it is unknown who is who.
 */
export function findRenames(before: Teammates, after: Teammates): Rename[] {
  const isOtherTeam = before.some(({ roles }, index) => String(roles) !== String(after[index]?.roles));
  if (isOtherTeam || before.length !== after.length) return [];
  return before
    .map(({ nickname: from }, index) => ({ from, to: after[index]?.nickname ?? from }))
    .filter(({ from, to }) => !hasName(after, from) && !hasName(before, to));
}

/** The form of a changed team: renamed teammates keep their evaluation. */
export function carryOver(form: EvaluationForm, teammates: Teammates, renames: readonly Rename[]): EvaluationForm {
  const formerNames = new Map(renames.map(({ from, to }) => [to, from]));
  return Object.fromEntries(
    teammates.map(({ nickname }) => [nickname, evaluationOf(form, formerNames.get(nickname) ?? nickname)]),
  );
}

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
