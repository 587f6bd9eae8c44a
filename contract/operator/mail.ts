import { quoted } from '../text';

/** Fields of the mail about a measure; absent ones have no line. */
export interface MeasureMail {
  action: string;
  /** Its kind, title and address. */
  target?: string;
  /** The end of a suspension. */
  until?: string;
  reason: string;
  /** Whether an objection can be sent by answering: there is an address of the operator. */
  answerable: boolean;
}

/** The mail to the member a measure is about (vocabulary.md, D132). */
export const MEASURE_MAIL = {
  subject: '[팀이음] 운영자가 알려 드려요',
  text: ({ action, target, until, reason, answerable }: MeasureMail) =>
    [
      [`조치: ${action}`, target && `대상: ${target}`, until && `기간: ${until}`].filter(Boolean).join('\n'),
      `이유:\n${quoted(reason)}`,
      ...(answerable ? ['이의가 있으면 이 메일에 답장해 주세요.'] : []),
    ].join('\n\n'),
} as const;
