import { quoted } from '../text';

/** Fields of the mail about a report, each a text of one or more lines. */
export interface ReportMail {
  /** What kind of thing it is and where it stands. */
  target: string;
  /** What stood there when it was reported. */
  reported: string;
  type: string;
  content: string;
  reporter: string;
  member: string;
  time: string;
}

/** The mail about a new report (vocabulary.md, D60). */
export const REPORT_MAIL = {
  subject: '[팀이음] 새 신고를 접수했어요',
  text: ({ target, reported, type, content, reporter, member, time }: ReportMail) =>
    [
      `신고 대상: ${target}\n${quoted(reported)}`,
      `신고 유형: ${type}`,
      `신고 내용:\n${quoted(content)}`,
      `신고한 회원: ${reporter}`,
      `신고된 회원: ${member}`,
      `접수 시각: ${time}`,
    ].join('\n\n'),
} as const;
