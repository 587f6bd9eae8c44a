import { type MailKind } from './dto';

interface CodeMail {
  kind: MailKind;
  code: string;
  /** The address of the link, if the product's public address is known. */
  url?: string;
}

const HEADINGS: Record<MailKind, string> = {
  email: '이메일 확인 코드를 보내 드려요',
  school: '학교 메일 확인 코드를 보내 드려요',
};
const ONCE = '24시간 동안 한 번만 쓸 수 있어요.';
const SECRET = '직접 요청하지 않았다면 코드를 누구에게도 알려 주지 마세요.';

/** The mail with a code, and a link that does the same (D150). */
export const MAIL_CODE_MAIL = {
  subject: (kind: MailKind) => `[팀이음] ${HEADINGS[kind]}`,
  text: ({ code, url }: CodeMail) =>
    [`코드: ${code}`, ...(url === undefined ? [] : [`확인하기: ${url}`]), ONCE, SECRET].join('\n\n'),
  /** The same as blocks, for the HTML part. */
  parts: ({ kind, code, url }: CodeMail) => ({
    heading: HEADINGS[kind],
    code: { name: '코드', digits: code },
    button: url === undefined ? undefined : { label: '확인하기', url },
    end: ONCE,
    note: SECRET,
  }),
} as const;

/** `name@example.org` as `n***@example.org`. */
export const maskedEmail = (address: string) => `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}`;
