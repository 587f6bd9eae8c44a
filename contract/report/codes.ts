import { codesOf } from '../codes';

/**
 * Report types in the order in which they are shown; none is preselected (MEND-105). The codes are those of the API, whose
 * names don't all fit their labels.
 */
export const REPORT_TYPE_LABELS = {
  INAPPROPRIATE_PROFILE: '부적절한 프로필 사진',
  SPAM: '스팸·홍보 게시물',
  ABUSIVE_LANGUAGE: '욕설·혐오 표현',
  FALSE_INFORMATION: '개인정보 노출',
  OTHER: '기타',
} as const;
export type ReportType = keyof typeof REPORT_TYPE_LABELS;
export const REPORT_TYPES = codesOf(REPORT_TYPE_LABELS);

/** The types of a case: those of reports, and the signals of a publication, which have no reporter (D162). */
export const CASE_TYPE_LABELS = { ...REPORT_TYPE_LABELS, SIGNAL: '자동 감지' } as const;
export type CaseType = keyof typeof CASE_TYPE_LABELS;
export const CASE_TYPES = codesOf(CASE_TYPE_LABELS);

export const REPORT_TARGET_LABELS = {
  PROJECT: '모집글',
  PROJECT_COMMENT: '모집글 댓글',
  ARCHIVE: '아카이브',
  ARCHIVE_COMMENT: '아카이브 댓글',
  EVALUATION: '한줄평',
  PROFILE: '프로필',
} as const;
export type ReportTargetType = keyof typeof REPORT_TARGET_LABELS;
export const REPORT_TARGETS = codesOf(REPORT_TARGET_LABELS);

/** The same in lower case: how addresses and the report page's state name a target. */
export type ReportTargetKind = Lowercase<ReportTargetType>;

/** The target of a report, as requests and the router state of the report page name it. */
export interface ReportSubject {
  targetType: ReportTargetKind;
  targetId: number;
}

export const REPORT_TARGET_KINDS = REPORT_TARGETS.map((type) => type.toLowerCase() as ReportTargetKind);

/** The code of a target that an address names in lower case. */
export const toReportTarget = (kind: ReportTargetKind) => kind.toUpperCase() as ReportTargetType;
