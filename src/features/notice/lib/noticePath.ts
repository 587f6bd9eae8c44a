import { type Notice, type NoticeKind } from '@contract/notice';
import { paths } from '@contract/paths';

type Target = NonNullable<Notice['target']>;

const toPost = ({ type, id }: Target) => (type === 'project' ? paths.projectDetail(id) : paths.archiveDetail(id));
const toTeam = ({ id }: Target) => paths.projectTeam(id);
const toApplicants = ({ id }: Target) => paths.projectApplicants(id);
const toComment = (target: Target) =>
  target.commentId === null ? toPost(target) : `${toPost(target)}#comment-${target.commentId}`;

const PATHS: Partial<Record<NoticeKind, (target: Target, notice: Notice) => string>> = {
  COMMENT: toComment,
  REPLY: toComment,
  APPLIED: toApplicants,
  REMINDED: toApplicants,
  LEFT: toTeam,
  HELP: toTeam,
  MISSED: toTeam,
  JOINED: toTeam,
  LEAD: toTeam,
  // Declined applications have a reason, and no team to link to.
  ANSWERED: (target, { reason }) => (reason === null ? toTeam(target) : toPost(target)),
};

/** Notices of measures; some have no post. */
const BY_OPERATORS: readonly NoticeKind[] = [
  'HIDDEN',
  'AUTO_HIDDEN',
  'RESTORED',
  'WARNED',
  'UNSUSPENDED',
  'REPORT_DONE',
  'ROLE',
];
export const isByOperator = (kind: NoticeKind) => BY_OPERATORS.includes(kind);

/** Notices whose reasons are listed among the measures in the settings. */
const WITH_REASON: readonly NoticeKind[] = ['HIDDEN', 'AUTO_HIDDEN', 'RESTORED', 'WARNED', 'UNSUSPENDED'];

/** The link of a notice; undefined once its target is deleted. */
export function noticePath(notice: Notice): string | undefined {
  if (!notice.target) return WITH_REASON.includes(notice.kind) ? paths.account : undefined;
  return (PATHS[notice.kind] ?? toPost)(notice.target, notice);
}
