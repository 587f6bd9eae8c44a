import { isolateDirection } from '../isolateDirection';
import { withObject, withSubject } from '../particles';
import { REPORT_TARGET_LABELS, type ReportTargetType } from '../report/codes';
import { quoted } from '../text';
import { type LogAction } from './codes';

/** Fields of the mail about a measure; absent ones have no line. */
export interface MeasureMail {
  /** The nickname of the member. */
  nickname: string;
  /** What has happened, in a sentence. */
  heading: string;
  /** What it means for the member, a sentence each. */
  effects: readonly string[];
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

const SUBJECT = '운영자가 알려 드려요';
const EFFECTS = '이제 이렇게 돼요';
const greetingOf = (nickname: string) => `${isolateDirection(nickname)} 님, 안녕하세요.`;
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
  subject: `[팀이음] ${SUBJECT}`,
  text: (mail: MeasureMail) =>
    [
      `${greetingOf(mail.nickname)} ${mail.heading}.`,
      linesOf(mail)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
      ...(mail.reason ? [`${REASON}:\n${quoted(mail.reason)}`] : []),
      ...(mail.effects.length > 0 ? [[`${EFFECTS}:`, ...mail.effects.map((one) => `- ${one}`)].join('\n')] : []),
      ...(mail.answerable ? [OBJECTION] : []),
    ].join('\n\n'),
  /** The same as blocks, for the HTML part. */
  parts: (mail: MeasureMail) => ({
    heading: mail.heading,
    greeting: greetingOf(mail.nickname),
    lines: linesOf(mail),
    quote: mail.reason ? { name: REASON, text: mail.reason } : undefined,
    list: mail.effects.length > 0 ? { name: EFFECTS, items: mail.effects } : undefined,
    end: mail.answerable ? OBJECTION : undefined,
  }),
} as const;

type MailedAction = 'HIDE' | 'RESTORE' | 'DISMISS' | 'AUTO_HIDE' | 'WARN' | 'SUSPEND' | 'UNSUSPEND';

const HEADINGS: Readonly<Record<MailedAction, (target: string) => string>> = {
  HIDE: (target) => `${withObject(target)} 숨겼어요`,
  AUTO_HIDE: (target) => `${withObject(target)} 숨겨 두었어요`,
  RESTORE: (target) => `${withSubject(target)} 다시 보여요`,
  DISMISS: (target) => `${withSubject(target)} 다시 보여요`,
  WARN: () => '운영자가 경고했어요',
  SUSPEND: () => '이용이 정지됐어요',
  UNSUSPEND: () => '이용 정지가 풀렸어요',
};

const SHOWN_AGAIN = ['다른 회원에게 다시 보여요.'];

const EFFECTS_OF: Readonly<Record<MailedAction, readonly string[]>> = {
  HIDE: ['다른 회원에게는 보이지 않고, 주소로 들어와도 열리지 않아요.', '지금도 고칠 수 있어요.'],
  AUTO_HIDE: ['운영자가 확인할 때까지 다른 회원에게는 보이지 않아요.', '지금도 고칠 수 있어요.'],
  RESTORE: SHOWN_AGAIN,
  DISMISS: SHOWN_AGAIN,
  WARN: ['계정은 그대로 쓸 수 있어요. 경고는 기록에 남아요.'],
  SUSPEND: [
    '모든 기기에서 로그아웃되고, 프로필과 기록이 보이지 않아요.',
    '열린 모집글은 마감되고 초대와 지원은 끝나요.',
    '쓴 글과 댓글은 그대로 남아요.',
  ],
  UNSUSPEND: ['다시 로그인할 수 있어요. 정지될 때 마감된 모집글은 다시 열리지 않아요.'],
};

const isMailed = (action: LogAction): action is MailedAction => Object.hasOwn(HEADINGS, action);

interface MailedAct {
  /** The measures of one act, that on the content first. */
  actions: readonly LogAction[];
  target: ReportTargetType;
  /** How many texts were hidden at once. */
  count?: number | undefined;
}

/** What an act means for the member, for its mail (MEND-14). */
export function describeAct({ actions, target, count }: MailedAct): Pick<MeasureMail, 'heading' | 'effects'> {
  const mailed = actions.filter(isMailed);
  const noun = count === undefined ? REPORT_TARGET_LABELS[target] : `글 ${count}개`;
  return {
    heading: mailed.map((action) => HEADINGS[action](noun)).join(', '),
    effects: mailed.flatMap((action) => EFFECTS_OF[action]),
  };
}
