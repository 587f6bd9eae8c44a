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

export const memberPath = (memberId: number) => `${sectionPath('members')}/${memberId}`;

const isKind = (text: string): text is ReportTargetKind => REPORT_TARGET_KINDS.some((kind) => kind === text);

/** The case an address names; undefined when it names none. */
export function caseOf(target = '', id = ''): (CaseRef & { code: ReportTargetType }) | undefined {
  if (!isKind(target) || !isId(id)) return undefined;
  return { target, targetId: Number(id), code: toReportTarget(target) };
}
