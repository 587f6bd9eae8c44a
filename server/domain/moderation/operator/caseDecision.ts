import { OPERATOR_MESSAGES as TEXT, isMemberMeasure, type Measure } from '@contract/operator';
import { refused } from '../../../lib/http/errors';
import { type Taking } from './measures.service';

/**
 * The measures of one act in their order: a measure on the writer may come with a decision about the content, and does so
 * for content that reports have hidden, since it closes the case (D190).
 * @throws ApiError 400 without that decision
 */
export function measuresIn({ payload, facts }: Pick<Taking, 'payload' | 'facts'>): Measure[] {
  const { action, content } = payload;
  if (content) return [content, action];
  const isUndecided = isMemberMeasure(action) && facts.target?.hidden_by === 'AUTO';
  if (isUndecided) throw refused('content', TEXT.contentEmpty);
  return [action];
}
