import { paths } from '@contract/paths';
import { type ReportRow } from './reportAdmin';

type ReportedTarget = Pick<ReportRow, 'target' | 'target_id' | 'post_id' | 'reported'>;

/**
 * The address of what is reported, below the product's own; a comment is found by the fragment of its id, an evaluation
 * has the page of its archive, and none once that was deleted, as a profile once its member has withdrawn.
 */
export function reportedPath({ target, target_id: id, post_id: post, reported }: ReportedTarget): string {
  if (target === 'PROFILE') return reported === null ? '' : paths.memberPage(reported);
  if (post === null) return '';
  const page = target.startsWith('PROJECT') ? 'projectdetail' : 'archive';
  return `/${page}/${post}${target.endsWith('COMMENT') ? `#comment-${id}` : ''}`;
}
