import { quoted } from '../text';

/** Fields of the mail about a measure; absent ones have no line. */
export interface MeasureMail {
  action: string;
  /** The 접수 번호 of the case (D194). */
  number?: number;
  /** Its kind, title and address. */
  target?: string;
  /** The end of a suspension. */
  until?: string;
  reason: string;
  /** Whether the member can object by replying, since the operator has an e-mail address. */
  answerable: boolean;
}

/** The name of a case's number, in mails, on the desk and on the suspended screen. */
export const CASE_NUMBER = '접수 번호';

const HEADING = '운영자가 알려 드려요';
const REASON = '이유';
const OBJECTION = '이의가 있으면 이 메일에 답장해 주세요.';

/** The named lines of the mail. */
function linesOf({ action, number, target, until }: MeasureMail): [string, string][] {
  const lines: [string, string | undefined][] = [
    ['조치', action],
    ['대상', target],
    ['기간', until],
    [CASE_NUMBER, number?.toString()],
  ];
  return lines.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** The mail to the member a measure is about (vocabulary.md, D132). */
export const MEASURE_MAIL = {
  subject: `[팀이음] ${HEADING}`,
  text: (mail: MeasureMail) =>
    [
      linesOf(mail)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
      `${REASON}:\n${quoted(mail.reason)}`,
      ...(mail.answerable ? [OBJECTION] : []),
    ].join('\n\n'),
  /** The same as blocks, for the HTML part. */
  parts: (mail: MeasureMail) => ({
    heading: HEADING,
    lines: linesOf(mail),
    quote: { name: REASON, text: mail.reason },
    end: mail.answerable ? OBJECTION : undefined,
  }),
} as const;
