import { paths } from '../paths';
import { ACCOUNT_EVENT_TEXTS, type AccountEventKind } from './kinds';
import { SECURITY_TEXTS } from './messages';

/** What a mail about an account says; each line only if it is there. */
export interface SecurityMail {
  kind: AccountEventKind;
  device: string | null;
  /** NEW_DEVICE: how the member logged in. */
  method?: string;
  /** `2026-12-01 21:00` */
  minute: string;
  /** EMAIL, to the former address: the new one, masked. */
  newEmail?: string;
  /** EMAIL, to a confirmed former address: the link that restores it. */
  undoUrl?: string;
  /** Of the product, if it is known. */
  origin?: string;
  accountUrl?: string;
}

const REUSED = '로그인 유지에 쓰는 값이 다른 곳에서도 쓰여서 그 기기를 로그아웃했어요.';
const UNDO = '직접 바꾸지 않았다면 72시간 안에 되돌릴 수 있어요';

const headingOf = (kind: AccountEventKind) => ACCOUNT_EVENT_TEXTS[kind].replace(/\.$/, '');

const linesOf = ({ device, method, minute, newEmail }: SecurityMail): [string, string][] => [
  ...(newEmail === undefined ? [] : [['새 이메일', newEmail] as [string, string]]),
  ...(device === null ? [] : [['기기', device] as [string, string]]),
  ...(method === undefined ? [] : [['방법', method] as [string, string]]),
  ['시각', minute],
];

/** The mail about what happened to an account (D184). */
export const SECURITY_MAIL = {
  subject: (kind: AccountEventKind) => `[팀이음] ${headingOf(kind)}`,
  text: (mail: SecurityMail) =>
    [
      ...(mail.kind === 'GRANT_REUSED' ? [REUSED] : []),
      linesOf(mail)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
      mail.undoUrl === undefined ? SECURITY_TEXTS.ifNotYou : `${UNDO}: ${mail.undoUrl}`,
      ...(mail.accountUrl === undefined || mail.undoUrl !== undefined ? [] : [mail.accountUrl]),
    ].join('\n\n'),
  /** The same as blocks, for the HTML part. */
  parts: (mail: SecurityMail) => ({
    heading: headingOf(mail.kind),
    greeting: mail.kind === 'GRANT_REUSED' ? REUSED : undefined,
    lines: linesOf(mail),
    quote: { text: mail.undoUrl === undefined ? SECURITY_TEXTS.ifNotYou : `${UNDO}.` },
    button: buttonOf(mail),
    notes: ['계정에 변화가 있을 때 보내는 메일이라 따로 끌 수 없어요.'],
    noteLinks:
      mail.origin === undefined
        ? []
        : [
            { label: '이용약관', url: mail.origin + paths.terms },
            { label: '개인정보 처리방침', url: mail.origin + paths.privacy },
          ],
  }),
} as const;

function buttonOf({ undoUrl, accountUrl }: SecurityMail) {
  if (undoUrl !== undefined) return { label: SECURITY_TEXTS.undo.title, url: undoUrl };
  return accountUrl === undefined ? undefined : { label: '로그인 정보 보기', url: accountUrl };
}
