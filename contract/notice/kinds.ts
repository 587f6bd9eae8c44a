import { isolateDirection } from '../isolateDirection';
import { type NoticeContent } from './dto';

/** The icon of a kind; the browser has its drawing. */
export type NoticeIcon =
  | 'check'
  | 'clock'
  | 'comment'
  | 'eye'
  | 'eyeOff'
  | 'flag'
  | 'help'
  | 'leave'
  | 'person'
  | 'publication'
  | 'shield'
  | 'team'
  | 'warning';

interface KindOfNotice {
  /** The sentence; the title of the target is shown above it. */
  sentence: (notice: NoticeContent) => string;
  icon: NoticeIcon;
  /** The colour of the icon on the actor's picture, apricot without one. */
  tone?: 'dark' | 'warn';
  /** Where the notice leads while its target exists: the post, unless another page of it is named. */
  page?: 'applicants' | 'comment' | 'team' | 'teamIfAccepted';
  /** Unread notices of the kind about one post are grouped into one line. */
  isGrouped?: true;
  /** About the target rather than the actor, whose picture is not shown. */
  isFaceless?: true;
  /** The reason that was chosen is told, where none was written. */
  tellsReason?: true;
  /** From operators, about the member or what the member wrote or reported (D130, D132); some have no post. */
  isByOperator?: true;
  /** The settings list the measure with its reason: where the notice leads without a post. */
  isListedMeasure?: true;
  /** The sentence has the title of the content, which is the notice's note. */
  hasTitle?: true;
}

/** The subject of a notice: its latest actor and the number of others. */
function who({ actor, others }: NoticeContent): string {
  if (!actor) return others > 0 ? `탈퇴한 회원 외 ${others}명이` : '탈퇴한 회원이';
  return others > 0 ? `${actor.nickname} 님 외 ${others}명이` : `${actor.nickname} 님이`;
}

const archiveOf = ({ target }: NoticeContent) => (target ? `‘${isolateDirection(target.title)}’ 아카이브` : '아카이브');

const titleOf = ({ note }: NoticeContent) => `‘${isolateDirection(note ?? '')}’`;

/** Every kind of notice, declared once (D113). A new one also needs its code in the database (`notice_kind_code`). */
const KINDS = {
  COMMENT: {
    sentence: (notice) => `${who(notice)} 댓글을 남겼어요.`,
    icon: 'comment',
    tone: 'dark',
    page: 'comment',
    isGrouped: true,
  },
  REPLY: {
    sentence: (notice) => `${who(notice)} 답글을 남겼어요.`,
    icon: 'comment',
    tone: 'dark',
    page: 'comment',
    isGrouped: true,
  },
  APPLIED: {
    sentence: (notice) => `${who(notice)} 지원했어요.`,
    icon: 'person',
    page: 'applicants',
    isGrouped: true,
  },
  REMINDED: {
    sentence: ({ count }) => `답을 기다리는 지원이 ${count ?? 0}건 있어요.`,
    icon: 'clock',
    page: 'applicants',
    isGrouped: true,
  },
  CLOSED: { sentence: () => '모집이 마감됐어요.', icon: 'check', isFaceless: true },
  IDLE_ASK: { sentence: () => '아직 모집 중인가요? 답이 없으면 14일 뒤 마감돼요.', icon: 'clock' },
  LEFT: { sentence: (notice) => `${who(notice)} 팀에서 나갔어요.`, icon: 'leave', page: 'team', tellsReason: true },
  HELP: { sentence: (notice) => `${who(notice)} 도움이 필요해요.`, icon: 'help', tone: 'warn', page: 'team' },
  MISSED: {
    sentence: (notice) => `${who(notice)} 2주 동안 체크인하지 않았어요.`,
    icon: 'clock',
    tone: 'warn',
    page: 'team',
  },
  ANSWERED: {
    sentence: ({ reason }) => (reason === null ? '지원이 수락됐어요.' : '지원이 거절됐어요.'),
    icon: 'check',
    page: 'teamIfAccepted',
    tellsReason: true,
  },
  EXPIRED: { sentence: () => '지원이 답 없이 끝났어요.', icon: 'clock' },
  JOINED: { sentence: (notice) => `${who(notice)} 합류했어요.`, icon: 'team', page: 'team', isGrouped: true },
  REMOVED: { sentence: () => '팀에서 나오게 됐어요.', icon: 'leave' },
  LEAD: { sentence: () => '이제 팀장이에요.', icon: 'team', page: 'team' },
  CONSENT_DECLINED: {
    sentence: (notice) => `${who(notice)} ${archiveOf(notice)}에 함께하지 않았다고 했어요.`,
    icon: 'team',
  },
  ALONE: {
    sentence: (notice) => `${archiveOf(notice)}에 함께했다고 확인한 팀원이 남지 않았어요.`,
    icon: 'team',
    isFaceless: true,
  },
  PUBLISHED: { sentence: () => '아카이브가 공개됐어요.', icon: 'publication', isFaceless: true },
  ROLE: { sentence: () => '운영자 권한이 바뀌었어요.', icon: 'shield', isByOperator: true },
  HIDDEN: {
    sentence: (notice) => `운영자가 ${titleOf(notice)} 글을 숨겼어요.`,
    icon: 'eyeOff',
    isByOperator: true,
    isListedMeasure: true,
    hasTitle: true,
  },
  RESTORED: {
    sentence: (notice) => `${titleOf(notice)} 글을 다시 볼 수 있어요.`,
    icon: 'eye',
    isByOperator: true,
    isListedMeasure: true,
    hasTitle: true,
  },
  WARNED: { sentence: () => '운영자의 경고가 있어요.', icon: 'warning', isByOperator: true, isListedMeasure: true },
  UNSUSPENDED: { sentence: () => '이용 정지가 풀렸어요.', icon: 'shield', isByOperator: true, isListedMeasure: true },
  REPORT_DONE: { sentence: () => '신고한 내용을 확인했어요.', icon: 'flag', isByOperator: true },
  AUTO_HIDDEN: {
    sentence: (notice) =>
      `여러 회원이 신고해서 ${titleOf(notice)} 글을 숨겨 두었어요. 운영자가 확인할 거예요. 이의가 있으면 메일로 알려 주세요. 접수 번호 ${notice.caseNumber ?? ''}`,
    icon: 'eyeOff',
    isByOperator: true,
    isListedMeasure: true,
  },
} as const satisfies Record<string, KindOfNotice>;

export type NoticeKind = keyof typeof KINDS;

/** Every kind of notice: its sentence, its icon, where it leads. */
export const NOTICE_KINDS: Readonly<Record<NoticeKind, KindOfNotice>> = KINDS;
