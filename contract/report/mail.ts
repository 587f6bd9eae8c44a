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
  /** The 접수 번호 of the case. */
  number: number;
  /** The page of the case on the operators' desk. */
  caseUrl: string;
  /** Whether this report has hidden the target automatically. */
  isHidden: boolean;
}

/** One report of the mail. */
const blockOf = ({ target, reported, type, content, reporter, member, time, number, caseUrl, isHidden }: ReportMail) =>
  [
    `신고 대상: ${target}\n${quoted(reported)}`,
    `신고 유형: ${type}`,
    `신고 내용:\n${quoted(content)}`,
    `신고한 회원: ${reporter}`,
    `신고된 회원: ${member}`,
    `접수 시각: ${time}`,
    `접수 번호: ${number}`,
    ...(isHidden ? ['여러 회원이 신고해서 자동으로 숨겼어요.'] : []),
    `처리하기: ${caseUrl}`,
  ].join('\n\n');

const BETWEEN = '\n\n----------\n\n';

/** The mail about new reports, at most one an hour (vocabulary.md, D60, D195). */
export const REPORT_MAIL = {
  subjectOf: (count: number) => `[팀이음] 새 신고${count > 1 ? ` ${count}건을` : '를'} 접수했어요`,
  /** @param more the number of reports that are not listed */
  text: (reports: readonly ReportMail[], more: number, queueUrl: string) =>
    [...reports.map(blockOf), ...(more > 0 ? [`그 밖에 ${more}건이 더 있어요: ${queueUrl}`] : [])].join(BETWEEN),
} as const;
