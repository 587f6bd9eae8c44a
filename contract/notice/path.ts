import { paths } from '../paths';
import { type Notice, type NoticeTarget } from './dto';
import { NOTICE_KINDS, type NoticeKind } from './kinds';

type NoticePage = (typeof NOTICE_KINDS)[NoticeKind]['page'];

/** The link of a notice; undefined once its target is deleted, or its page is not the reader's any more. */
export function noticePath({ kind, target, reason, closed }: Notice): string | undefined {
  const { page, isListedMeasure } = NOTICE_KINDS[kind];
  if (page === 'desk') return paths.admin;
  if (closed) return undefined;
  if (!target) return isListedMeasure ? paths.account : undefined;
  return pathOf(target, { page, reason });
}

function pathOf(target: NoticeTarget, { page, reason }: Pick<Notice, 'reason'> & { page: NoticePage }): string {
  const { type, id, commentId, query } = target;
  if (type === 'search') return `${paths.projectList}?${query ?? ''}`;
  const post = type === 'project' ? paths.projectDetail(id) : paths.archiveDetail(id);

  if (page === 'applicants') return paths.projectApplicants(id);
  if (page === 'comment' && commentId !== null) return `${post}#comment-${commentId}`;
  // Declined applications have a reason, and no team to link to.
  if (page === 'team' || (page === 'teamIfAccepted' && reason === null)) return paths.projectTeam(id);
  return post;
}
