import { MAIL_GROUP_LABELS, type MailGroup } from './groups';

/** A day as in mails and settings: 26.11.20. */
const dotted = (date: string) => date.slice(2).replaceAll('-', '.');

/** Texts of the settings (D171), of `/unsubscribe` (D173), and of a bundle (D172). */
export const NOTIFICATION_TEXTS = {
  title: '알림 설정',
  hint: '소식은 알림에 늘 남아요.',
  mail: '메일',
  push: '푸시',
  hints: {
    ANSWERS: '받은 초대, 지원의 답, 평가 요청',
    APPLICANTS: '내 모집글의 지원과 마감',
    TEAM: '합류와 나감, 도움 요청, 아카이브 공개',
    COMMENTS: '댓글과 답글',
  } satisfies Record<MailGroup, string>,
  /** The first column. */
  group: '소식',
  /** Of rows that have no switch: always, and never. */
  always: '항상 받아요',
  never: '받지 않아요',
  operator: '운영과 보안',
  operatorHint: '끌 수 없어요',
  failed: '알림 설정을 바꾸지 못했어요. 잠시 후 다시 시도해 주세요.',
  unconfirmed: '이메일을 확인하면 메일로도 알려 드려요.',
  bounced: '보낸 메일이 되돌아왔어요. 이메일을 확인해 주세요.',
  digest: '주간 소식 메일',
  digestHint: '월요일 아침에 새 모집글과 팀 소식을 모아 보내 드려요.',
  agreement: {
    title: '광고성 정보를 받을까요?',
    text: '조건에 맞는 모집글과 주간 소식을 메일이나 푸시로 보내 드려요. 언제든지 무료로 그만 받을 수 있어요.',
    button: '동의하고 받기',
    given: (date: string) => `${dotted(date)}에 광고성 정보를 받기로 했어요.`,
    ended: (date: string) => `${dotted(date)}에 광고성 정보를 그만 받기로 했어요.`,
    freeWayOut: '언제든지 무료로 그만 받을 수 있어요.',
    missing: '광고성 정보를 받는 데 동의해 주세요.',
  },
  unsubscribe: {
    title: '메일 알림',
    button: '이 메일 그만 받기',
    done: '그만 받기로 했어요.',
    again: '다시 받기',
    onlyWithLogin: '광고성 정보는 로그인해서 다시 켤 수 있어요.',
    badToken: '쓸 수 없는 주소예요. 로그인해서 알림 설정에서 바꿔 주세요.',
  },
} as const;

/** A line of a bundle. */
export interface BundleLine {
  /** The title of what it is about; empty where the sentence names it. */
  above: string;
  sentence: string;
  url: string;
}

/** A bundle with lines of operators alone has no group, and no way out: they cannot be switched off. */
interface Bundle {
  lines: readonly BundleLine[];
  /** How many further ones the page of notices has. */
  more: number;
  groups: readonly MailGroup[];
  origin: string;
  unsubscribeUrl: string | undefined;
}

const foot = (groups: readonly MailGroup[]) =>
  `‘${groups.map((group) => MAIL_GROUP_LABELS[group]).join(', ')}’ 알림을 켜 두어서 보내 드려요.`;

/** The mail with the notices of a window. */
export const BUNDLE_MAIL = {
  subject: (lines: readonly BundleLine[], more: number) =>
    lines.length === 1 && more === 0
      ? `[팀이음] ${lines[0]?.sentence ?? ''}`
      : `[팀이음] 새 소식이 ${lines.length + more}개 있어요`,

  text: ({ lines, more, groups, origin, unsubscribeUrl }: Bundle) =>
    [
      ...lines.flatMap(({ above, sentence, url }) => [...(above ? [above] : []), sentence, url, '']),
      ...(more > 0 ? [`외 ${more}개`, ''] : []),
      `알림 모두 보기: ${origin}/notices`,
      '',
      ...(groups.length > 0 ? [foot(groups)] : []),
      `알림 설정: ${origin}/mypage/account#notifications`,
      ...(unsubscribeUrl === undefined ? [] : [`이 메일 그만 받기: ${unsubscribeUrl}`]),
    ].join('\n'),

  /** The same as blocks, for the HTML part. */
  parts: ({ lines, more, groups, origin, unsubscribeUrl }: Bundle) => ({
    heading: `새 소식이 ${lines.length + more}개 있어요`,
    links: lines.map(({ above, sentence, url }) => ({ above, text: sentence, url, label: '보러 가기' })),
    more: more > 0 ? `외 ${more}개` : undefined,
    button: { label: '알림 모두 보기', url: `${origin}/notices` },
    notes: groups.length > 0 ? [foot(groups)] : [],
    noteLinks: [
      { label: '알림 설정', url: `${origin}/mypage/account#notifications` },
      ...(unsubscribeUrl === undefined ? [] : [{ label: '이 메일 그만 받기', url: unsubscribeUrl }]),
    ],
  }),
} as const;
