import { unknownMembers } from '@contract/archive';
import { EVALUATION_TEXTS, type EvaluationsPayload } from '@contract/evaluation';
import { MESSAGES } from '@contract/messages';
import { nameKey } from '@contract/text';
import { type PresentMember } from '../../lib/archives/presentTeam';
import { refused } from '../../lib/errors';
import { type Evaluation } from './evaluation.repository';

type Submitted = EvaluationsPayload['evaluations'][number];

const FIELD = 'evaluations';

/**
 * What was submitted, with the members it is about.
 * @throws ApiError 400 unless it covers everyone of the team but the evaluator, each once (D53)
 */
export function toEvaluations(
  submitted: readonly Submitted[],
  team: readonly PresentMember[],
  evaluatorId: number,
): Evaluation[] {
  const left = new Map(team.map(({ nickname, member_id: id }) => [nameKey(nickname ?? ''), id]));
  const strangers = submitted.filter(({ evaluatedNickname: name }) => !left.has(nameKey(name)));
  if (strangers.length > 0) throw refused(FIELD, unknownMembers(strangers.map((one) => one.evaluatedNickname)));

  const evaluations = submitted.map(({ evaluatedNickname, feedback, keyword }) => {
    const key = nameKey(evaluatedNickname);
    const evaluatedId = left.get(key);
    // Named twice, or the evaluator.
    if (evaluatedId === undefined || evaluatedId === evaluatorId) throw refused(FIELD, MESSAGES.badRequest);
    left.delete(key);
    return { evaluatedId, feedback, keywords: keyword };
  });

  const missing = team.find(({ nickname, member_id: id }) => id !== evaluatorId && left.has(nameKey(nickname ?? '')));
  if (missing) throw refused(FIELD, EVALUATION_TEXTS.unfinished(missing.nickname ?? ''));
  return evaluations;
}
