import { quoted } from '../text';

/** Fields of the mail about a report, each a text of one or more lines. */
export interface ReportMail {
  /** The kind of the target and its address. */
  target: string;
  /** Its text at the time of the report. */
  reported: string;
  type: string;
  content: string;
  reporter: string;
  member: string;
  time: string;
  /** The page of the case on the operators' desk. */
  caseUrl: string;
  /** Whether this report has hidden the target automatically. */
  isHidden: boolean;
}

/** The mail about a new report (vocabulary.md, D60). */
export const REPORT_MAIL = {
  subject: '[팀이음] 새 신고를 접수했어요',
  text: ({ target, reported, type, content, reporter, member, time, caseUrl, isHidden }: ReportMail) =>
    [
      `신고 대상: ${target}\n${quoted(reported)}`,
      `신고 유형: ${type}`,
      `신고 내용:\n${quoted(content)}`,
      `신고한 회원: ${reporter}`,
      `신고된 회원: ${member}`,
      `접수 시각: ${time}`,
      ...(isHidden ? ['여러 회원이 신고해서 자동으로 숨겼어요.'] : []),
      `처리하기: ${caseUrl}`,
    ].join('\n\n'),
} as const;
