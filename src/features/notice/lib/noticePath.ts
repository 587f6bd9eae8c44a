import { NOTICE_KINDS, type Notice } from '@contract/notice';
import { paths } from '@contract/paths';

/** The link of a notice; undefined once its target is deleted. */
export function noticePath({ kind, target, reason }: Notice): string | undefined {
  const { page, isListedMeasure } = NOTICE_KINDS[kind];
  if (!target) return isListedMeasure ? paths.account : undefined;
  const { type, id, commentId } = target;
  const post = type === 'project' ? paths.projectDetail(id) : paths.archiveDetail(id);

  if (page === 'applicants') return paths.projectApplicants(id);
  if (page === 'comment' && commentId !== null) return `${post}#comment-${commentId}`;
  // Declined applications have a reason, and no team to link to.
  if (page === 'team' || (page === 'teamIfAccepted' && reason === null)) return paths.projectTeam(id);
  return post;
}
