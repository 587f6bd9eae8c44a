import { type Case } from '@contract/operator';
import { type PostRef } from '@contract/post';
import { REPORT_TARGET_KINDS, toReportTarget, type ReportTargetKind, type ReportTargetType } from '@contract/report';
import { isId } from '@contract/id';
import { type CaseRef } from '@/shared/api';
import { paths } from '@/shared/routes';

/** The sections of the desk in their order; each is a path below `/admin`. */
export const SECTIONS = ['reports', 'members', 'announcements', 'numbers', 'log'] as const;
export type Section = (typeof SECTIONS)[number];

export const SECTION_LABELS: Readonly<Record<Section, string>> = {
  reports: '신고',
  members: '회원',
  announcements: '공지',
  numbers: '통계',
  log: '기록',
};

export const sectionPath = (section: Section) => `${paths.admin}/${section}`;

/** The page of a case. */
export const casePath = (target: ReportTargetType, id: number) =>
  `${sectionPath('reports')}/${target.toLowerCase()}/${id}`;

/** The rows of the log about a case. */
export const caseLogPath = ({ target, targetId }: Pick<Case, 'target' | 'targetId'>) =>
  `${sectionPath('log')}?case=${target.toLowerCase()}/${targetId}`;

const CASE_PARAM = 'case';

/**
 * The page of a post that operators alone can open; `case` and the query of the queue lead back to its case (D193).
 */
const deskPostPath = ({ kind, id }: PostRef, { target, targetId }: Case, search: string) =>
  `${paths.admin}/posts/${kind}/${id}?${CASE_PARAM}=${target.toLowerCase()}/${targetId}${search.replace('?', '&')}`;

/** Where a page that was opened from a case leads back to: the case in its queue, or the queue. */
export function wayBackOf(search: URLSearchParams): string {
  const [target, id] = search.get(CASE_PARAM)?.split('/') ?? [];
  const queue = new URLSearchParams(search);
  queue.delete(CASE_PARAM);
  const found = caseOf(target, id);
  const path = found ? casePath(found.code, found.targetId) : sectionPath('reports');
  return queue.size > 0 ? `${path}?${queue.toString()}` : path;
}

/**
 * Where the content of a case is read: its page, or, where members cannot open it, the operators' view of that page.
 * @param search the query of the queue, which that view leads back to
 */
export function openPath(shown: Case, search: string): string {
  const { target, targetId, hidden, context, path } = shown;
  const isHiddenComment = hidden && target.endsWith('COMMENT');
  if (!context || (context.post.restriction === null && !isHiddenComment)) return path;
  return deskPostPath(context.post, shown, search) + (target.endsWith('COMMENT') ? `#comment-${targetId}` : '');
}

export const memberPath = (memberId: number) => `${sectionPath('members')}/${memberId}`;

const isKind = (text: string): text is ReportTargetKind => REPORT_TARGET_KINDS.some((kind) => kind === text);

/** The case an address names; undefined when it names none. */
export function caseOf(target = '', id = ''): (CaseRef & { code: ReportTargetType }) | undefined {
  if (!isKind(target) || !isId(id)) return undefined;
  return { target, targetId: Number(id), code: toReportTarget(target) };
}
