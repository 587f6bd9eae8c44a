import { paths } from '@contract/paths';
import { type ReportRow } from './reportAdmin.repository';

type ReportedTarget = Pick<ReportRow, 'target' | 'target_id' | 'post_id' | 'reported'>;

/**
 * The path of reported content. The path of a comment has the fragment of its id, an evaluation has the path of its
 * archive. It is empty once the archive was deleted or the member of a profile has withdrawn.
 */
export function reportedPath({ target, target_id: id, post_id: post, reported }: ReportedTarget): string {
  if (target === 'PROFILE') return reported === null ? '' : paths.memberPage(reported);
  if (post === null) return '';
  const page = target.startsWith('PROJECT') ? 'projectdetail' : 'archive';
  return `/${page}/${post}${target.endsWith('COMMENT') ? `#comment-${id}` : ''}`;
}
