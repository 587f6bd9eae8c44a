import { OPERATOR_MESSAGES as TEXT, isMemberMeasure, type ContentDecision, type Measure } from '@contract/operator';
import { refused } from '../../lib/http/errors';
import { type Taking } from './measures.service';

/**
 * The measures of one request in their order: a measure on the writer of content that reports have hidden comes with the
 * decision about that content, since it closes the case (D190).
 * @throws ApiError 400 without that decision
 */
export function measuresIn({ payload, facts }: Pick<Taking, 'payload' | 'facts'>): Measure[] {
  const { action, content } = payload;
  const isUndecided = isMemberMeasure(action) && facts.target?.hidden_by === 'AUTO';
  if (!isUndecided) return [action];
  if (!content) throw refused('content', TEXT.contentEmpty);
  const decided: ContentDecision = content;
  return [decided, action];
}
