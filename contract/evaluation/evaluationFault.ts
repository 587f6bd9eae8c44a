import { LIMITS } from '../limits';
import { fitsCharacters, isBlank } from '../text';
import { KEYWORDS } from './keywords';
import { EVALUATION_TEXTS as TEXT } from './rules';

/** One evaluation as received; only its types have been checked. */
export interface UncheckedEvaluation {
  feedback: string;
  keyword: readonly string[];
}

/** A member whom an evaluation is about. */
export interface EvaluatedPerson {
  memberId: number;
  nickname: string;
}

/** A fault in the evaluation of one member: its field, and the message, which names the member. */
export interface EvaluationFault {
  memberId: number;
  field: 'feedback' | 'keyword';
  message: string;
}

/**
 * Finds the first fault in the evaluations of a team. The form and the route share the rule and so the messages.
 * @param members the members to evaluate, in the team's order: the first one with a fault is named
 * @param evaluationOf the evaluation of a member; undefined if there is none
 */
export function findEvaluationFault(
  members: readonly EvaluatedPerson[],
  evaluationOf: (memberId: number) => UncheckedEvaluation | undefined,
): EvaluationFault | undefined {
  for (const { memberId, nickname } of members) {
    const fault = faultOf(nickname, evaluationOf(memberId));
    if (fault) return { memberId, ...fault };
  }
  return undefined;
}

function faultOf(
  nickname: string,
  evaluation: UncheckedEvaluation | undefined,
): Omit<EvaluationFault, 'memberId'> | undefined {
  const { feedback, keyword } = evaluation ?? { feedback: '', keyword: [] };
  if (isBlank(feedback) && keyword.length === 0) return { field: 'keyword', message: TEXT.unfinished(nickname) };
  if (isBlank(feedback)) return { field: 'feedback', message: TEXT.feedbackMissing(nickname) };
  if (keyword.length === 0) return { field: 'keyword', message: TEXT.keywordMissing(nickname) };
  if (keyword.length > LIMITS.keywordsOfOne) return { field: 'keyword', message: TEXT.tooManyKeywords(nickname) };
  if (!fitsCharacters(feedback, LIMITS.feedback)) return { field: 'feedback', message: TEXT.feedbackTooLong(nickname) };
  if (!keyword.every(isKeyword)) return { field: 'keyword', message: TEXT.keywordUnknown(nickname) };
  if (new Set(keyword).size < keyword.length) return { field: 'keyword', message: TEXT.keywordTwice(nickname) };
  return undefined;
}

const isKeyword = (code: string) => (KEYWORDS as readonly string[]).includes(code);
