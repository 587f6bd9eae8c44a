import { type ReportRow } from './reportDesk';

type Place = Pick<ReportRow, 'target' | 'target_id' | 'post_id'>;

/**
 * The address of what is reported, below the product's own; a comment is found by the fragment of its id, an evaluation
 * has the page of its archive, and none once that was deleted.
 */
export function reportedPath({ target, target_id: id, post_id: post }: Place): string {
  if (post === null) return '';
  const page = target.startsWith('PROJECT') ? 'projectdetail' : 'archive';
  return `/${page}/${post}${target.endsWith('COMMENT') ? `#comment-${id}` : ''}`;
}
