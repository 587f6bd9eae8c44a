import { findEvaluationFault, type EvaluationsPayload, type Keyword } from '@contract/evaluation';
import { unknownMembers } from '@contract/archive';
import { MESSAGES } from '@contract/messages';
import { nameKey } from '@contract/text';
import { refused } from '../../lib/http/errors';
import { type NamedMember } from '../../lib/archives/namedTeam';
import { type Evaluation } from './evaluation.repository';

type Submitted = EvaluationsPayload['evaluations'][number];

const FIELD = 'evaluations';

/**
 * Assigns the submitted evaluations to the members they are about.
 * @param team everyone to evaluate, and the evaluator
 * @throws ApiError 400 unless it covers everyone of the team but the evaluator, each once (D53, F13)
 */
export function toEvaluations(
  submitted: readonly Submitted[],
  team: readonly NamedMember[],
  evaluatorId: number,
): Evaluation[] {
  const known = new Set(team.map(({ nickname }) => nameKey(nickname ?? '')));
  const strangers = submitted.filter(({ evaluatedNickname: name }) => !known.has(nameKey(name)));
  if (strangers.length > 0) throw refused(FIELD, unknownMembers(strangers.map((one) => one.evaluatedNickname)));

  const others = team.filter(({ member_id: id }) => id !== evaluatorId);
  const byName = new Map(submitted.map((one) => [nameKey(one.evaluatedNickname), one]));
  const evaluationOf = (nickname: string) => byName.get(nameKey(nickname));
  const fault = findEvaluationFault(
    others.map(({ nickname }) => nickname ?? ''),
    evaluationOf,
  );
  if (fault) throw refused(FIELD, fault.message);
  // A duplicate nickname, or the evaluator's own.
  if (submitted.length !== others.length) throw refused(FIELD, MESSAGES.badRequest);

  return others.map(({ member_id: evaluatedId, nickname }) => {
    const { feedback = '', keyword = [] } = evaluationOf(nickname ?? '') ?? {};
    return { evaluatedId, feedback, keywords: keyword as Keyword[] };
  });
}
