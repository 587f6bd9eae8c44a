import { unknownMembers } from '@contract/archive';
import { EVALUATION_MESSAGES, findEvaluationFault, type EvaluationsPayload, type Keyword } from '@contract/evaluation';
import { MESSAGES } from '@contract/messages';
import { nameKey } from '@contract/text';
import { conflict, refused } from '../../lib/http/errors';
import { type NamedMember } from '../archive';
import { type Evaluation } from './evaluation.repository';

type Submitted = EvaluationsPayload['evaluations'][number];

const FIELD = 'evaluations';

/**
 * Assigns the submitted evaluations to the members they are about: by id where one is sent, otherwise by nickname.
 * @param team everyone to evaluate, and the evaluator
 * @throws ApiError 400 unless it covers everyone of the team but the evaluator, each once (D53, F13); 409 when an id comes
 * with the nickname of another teammate
 */
export function toEvaluations(
  submitted: readonly Submitted[],
  team: readonly NamedMember[],
  evaluatorId: number,
): Evaluation[] {
  const byId = assign(submitted, team);
  const others = team.filter(({ member_id: id }) => id !== evaluatorId);
  const people = others.map(({ member_id: memberId, nickname }) => ({ memberId, nickname: nickname ?? '' }));
  const fault = findEvaluationFault(people, (memberId) => byId.get(memberId));
  if (fault) throw refused(FIELD, fault.message);
  // A duplicate member, or the evaluator.
  if (submitted.length !== others.length) throw refused(FIELD, MESSAGES.badRequest);

  return people.map(({ memberId: evaluatedId }) => {
    const { feedback = '', keyword = [] } = byId.get(evaluatedId) ?? {};
    return { evaluatedId, feedback, keywords: keyword as Keyword[] };
  });
}

/** The submitted evaluations by the ids of their members. */
function assign(submitted: readonly Submitted[], team: readonly NamedMember[]): Map<number, Submitted> {
  const idsByName = new Map(team.map(({ nickname, member_id: id }) => [nameKey(nickname ?? ''), id]));
  const ids = new Set(idsByName.values());
  const assigned = submitted.map((one) => {
    const named = idsByName.get(nameKey(one.evaluatedNickname));
    return { one, named, id: one.memberId ?? named };
  });
  const strangers = assigned.filter(({ id }) => id === undefined || !ids.has(id));
  if (strangers.length > 0) throw refused(FIELD, unknownMembers(strangers.map(({ one }) => one.evaluatedNickname)));
  if (assigned.some(({ id, named }) => named !== undefined && named !== id)) {
    throw conflict(EVALUATION_MESSAGES.namesChanged);
  }
  return new Map(assigned.flatMap(({ id, one }) => (id === undefined ? [] : [[id, one] as const])));
}
