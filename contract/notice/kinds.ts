import { isolateDirection } from '../isolateDirection';
import { DECLINE_REASON_LABELS, ENDED_REASON_LABELS } from '../application/codes';
import { APPLICATION_TEXTS } from '../application/messages';
import { CLOSED_REASON_LABELS } from '../project/closedReasons';
import { LEAVE_REASON_LABELS } from '../team/codes';
import { type NoticeContent } from './dto';

/** The icon of a kind; the browser has its drawing. */
export type NoticeIcon =
  | 'check'
  | 'clock'
  | 'bell'
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

/** The groups of notices; those of operators have no switch for mails (D171), those of saved searches one each (D176). */
export type NoticeGroup = 'ANSWERS' | 'APPLICANTS' | 'TEAM' | 'COMMENTS' | 'OPERATOR' | 'FOUND';

interface KindOfNotice {
  group: NoticeGroup;
  /**
   * When its mail is due, in a bundle with others (D172): a quarter of an hour later, or the next morning. Without one the
   * kind has no mail, or one of its own.
   */
  mail?: 'SOON' | 'MORNING';
  /** The sentence; the title of the target is shown above it. */
  sentence: (notice: NoticeContent) => string;
  icon: NoticeIcon;
  /** The colour of the icon on the actor's picture, apricot without one. */
  tone?: 'dark' | 'warn';
  /** Where the notice leads while its target exists: the post, unless another page of it is named. */
  page?: 'applicants' | 'comment' | 'team' | 'teamIfAccepted' | 'desk';
  /**
   * Notices of the kind about one post are grouped into one line: unread ones, read ones too (two would say the same),
   * or all of one day in Seoul.
   */
  groups?: 'unread' | 'all' | 'day';
  /** About the team, which is called by the name of its project, not by the title of the post (D205). */
  isOfTeam?: true;
  /** The note is the title of the post, which was deleted. */
  keepsTitle?: true;
  /** About the target rather than the actor, whose picture is not shown. */
  isFaceless?: true;
  /** The text below the sentence where no reason was written: the chosen reason, the role. */
  detail?: (notice: NoticeContent) => string | null | undefined;
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

/** The label of the chosen reason. */
const labelIn =
  (labels: Readonly<Record<string, string>>) =>
  ({ reason }: NoticeContent) =>
    reason === null ? undefined : labels[reason];

/** Every kind of notice, declared once (D113, D170). */
const KINDS = {
  COMMENT: {
    group: 'COMMENTS',
    mail: 'MORNING',
    sentence: (notice) => `${who(notice)} 댓글을 남겼어요.`,
    icon: 'comment',
    tone: 'dark',
    page: 'comment',
    groups: 'unread',
  },
  REPLY: {
    group: 'COMMENTS',
    mail: 'MORNING',
    sentence: (notice) => `${who(notice)} 답글을 남겼어요.`,
    icon: 'comment',
    tone: 'dark',
    page: 'comment',
    groups: 'unread',
  },
  APPLIED: {
    group: 'APPLICANTS',
    mail: 'MORNING',
    sentence: (notice) => `${who(notice)} 지원했어요.`,
    icon: 'person',
    page: 'applicants',
    groups: 'unread',
  },
  REMINDED: {
    group: 'APPLICANTS',
    mail: 'MORNING',
    sentence: ({ count }) => `답을 기다리는 지원이 ${count ?? 0}건 있어요.`,
    icon: 'clock',
    page: 'applicants',
    groups: 'all',
  },
  CLOSED: {
    group: 'APPLICANTS',
    mail: 'MORNING',
    sentence: () => '모집이 마감됐어요.',
    icon: 'check',
    isFaceless: true,
    detail: labelIn(CLOSED_REASON_LABELS),
  },
  IDLE_ASK: {
    group: 'APPLICANTS',
    mail: 'MORNING',
    sentence: () => '아직 모집 중인가요? 답이 없으면 14일 뒤 마감돼요.',
    icon: 'clock',
  },
  LEFT: {
    group: 'TEAM',
    mail: 'MORNING',
    sentence: (notice) => `${who(notice)} 팀에서 나갔어요.`,
    icon: 'leave',
    page: 'team',
    isOfTeam: true,
    detail: labelIn(LEAVE_REASON_LABELS),
  },
  HELP: {
    group: 'TEAM',
    mail: 'SOON',
    sentence: (notice) => `${who(notice)} 도움이 필요해요.`,
    icon: 'help',
    tone: 'warn',
    page: 'team',
    isOfTeam: true,
  },
  MISSED: {
    group: 'TEAM',
    mail: 'MORNING',
    sentence: (notice) => `${who(notice)} 2주 동안 체크인하지 않았어요.`,
    icon: 'clock',
    tone: 'warn',
    page: 'team',
    isOfTeam: true,
  },
  ANSWERED: {
    group: 'ANSWERS',
    mail: 'SOON',
    sentence: ({ reason }) => (reason === null ? '지원이 수락됐어요.' : '지원이 거절됐어요.'),
    icon: 'check',
    page: 'teamIfAccepted',
    detail: (notice) =>
      notice.reason === null
        ? notice.role && APPLICATION_TEXTS.joinedRole(notice.role)
        : labelIn(DECLINE_REASON_LABELS)(notice),
  },
  EXPIRED: {
    group: 'ANSWERS',
    mail: 'SOON',
    sentence: () => '지원이 끝났어요.',
    icon: 'clock',
    keepsTitle: true,
    detail: labelIn(ENDED_REASON_LABELS),
  },
  ASKED: {
    group: 'ANSWERS',
    mail: 'SOON',
    sentence: (notice) => `${who(notice)} 물어봤어요.`,
    icon: 'comment',
    tone: 'dark',
  },
  REPLIED: {
    group: 'APPLICANTS',
    mail: 'MORNING',
    sentence: (notice) => `${who(notice)} 질문에 답했어요.`,
    icon: 'comment',
    tone: 'dark',
    page: 'applicants',
  },
  UNINVITED: {
    group: 'APPLICANTS',
    mail: 'MORNING',
    sentence: (notice) => `${who(notice)} 초대를 거절했어요.`,
    icon: 'leave',
  },
  JOINED: {
    group: 'TEAM',
    mail: 'MORNING',
    sentence: (notice) => `${who(notice)} 합류했어요.`,
    icon: 'team',
    page: 'team',
    groups: 'unread',
    isOfTeam: true,
  },
  NEWS: {
    group: 'TEAM',
    mail: 'MORNING',
    sentence: (notice) => `${who(notice)} 팀 소식을 남겼어요.`,
    icon: 'team',
    page: 'team',
    groups: 'day',
    isOfTeam: true,
  },
  DONE: {
    group: 'TEAM',
    mail: 'MORNING',
    sentence: () => '프로젝트를 완료했어요.',
    icon: 'check',
    page: 'team',
    isOfTeam: true,
  },
  STOPPED: {
    group: 'TEAM',
    mail: 'MORNING',
    sentence: () => '프로젝트를 중단했어요.',
    icon: 'leave',
    page: 'team',
    isOfTeam: true,
  },
  DELETED: {
    group: 'TEAM',
    mail: 'MORNING',
    sentence: () => '모집글이 삭제돼 팀 페이지도 사라졌어요.',
    icon: 'leave',
    keepsTitle: true,
  },
  REMOVED: { group: 'ANSWERS', mail: 'SOON', sentence: () => '팀에서 나오게 됐어요.', icon: 'leave', isOfTeam: true },
  LEAD: {
    group: 'ANSWERS',
    mail: 'SOON',
    sentence: () => '이제 팀장이에요.',
    icon: 'team',
    page: 'team',
    isOfTeam: true,
  },
  CONSENT_DECLINED: {
    group: 'TEAM',
    mail: 'MORNING',
    sentence: (notice) => `${who(notice)} ${archiveOf(notice)}에 함께하지 않았다고 했어요.`,
    icon: 'team',
  },
  ALONE: {
    group: 'TEAM',
    mail: 'MORNING',
    sentence: (notice) => `${archiveOf(notice)}에 함께했다고 확인한 팀원이 남지 않았어요.`,
    icon: 'team',
    isFaceless: true,
  },
  PUBLISHED: {
    group: 'TEAM',
    mail: 'MORNING',
    sentence: () => '아카이브가 공개됐어요.',
    icon: 'publication',
    isFaceless: true,
  },
  EDITED: {
    group: 'TEAM',
    mail: 'MORNING',
    sentence: (notice) => `${who(notice)} 공개된 아카이브를 고쳤어요.`,
    icon: 'publication',
  },
  FOUND: {
    group: 'FOUND',
    sentence: ({ count }) => `조건에 맞는 새 모집글이 ${count ?? 0}개 있어요.`,
    icon: 'bell',
    isFaceless: true,
  },
  ROLE: {
    group: 'OPERATOR',
    mail: 'SOON',
    sentence: () => '운영자 권한이 바뀌었어요.',
    icon: 'shield',
    isByOperator: true,
  },
  HIDDEN: {
    group: 'OPERATOR',
    sentence: (notice) => `운영자가 ${titleOf(notice)} 글을 숨겼어요.`,
    icon: 'eyeOff',
    isByOperator: true,
    isListedMeasure: true,
    hasTitle: true,
  },
  RESTORED: {
    group: 'OPERATOR',
    sentence: (notice) => `${titleOf(notice)} 글을 다시 볼 수 있어요.`,
    icon: 'eye',
    isByOperator: true,
    isListedMeasure: true,
    hasTitle: true,
  },
  WARNED: {
    group: 'OPERATOR',
    sentence: () => '운영자의 경고가 있어요.',
    icon: 'warning',
    isByOperator: true,
    isListedMeasure: true,
  },
  UNSUSPENDED: {
    group: 'OPERATOR',
    sentence: () => '이용 정지가 풀렸어요.',
    icon: 'shield',
    isByOperator: true,
    isListedMeasure: true,
  },
  REPORT_DONE: { group: 'OPERATOR', sentence: () => '신고한 내용을 확인했어요.', icon: 'flag', isByOperator: true },
  REPORTED: {
    group: 'OPERATOR',
    sentence: ({ count }) => `새 신고가 ${count ?? 1}건 있어요.`,
    icon: 'flag',
    page: 'desk',
    isByOperator: true,
  },
  AUTO_HIDDEN: {
    group: 'OPERATOR',
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

/** The pages about a post that notices lead to. */
export type NoticePlace = 'post' | 'applicants' | 'team';
export const NOTICE_PLACES = ['post', 'applicants', 'team'] as const satisfies readonly NoticePlace[];

/** The kinds whose unread notices about a post are read when a member opens that page of it (D203). */
export function kindsReadOn(place: NoticePlace): NoticeKind[] {
  return (Object.keys(KINDS) as NoticeKind[]).filter((kind) => {
    const { page, isByOperator, group } = NOTICE_KINDS[kind];
    if (isByOperator || group === 'FOUND') return false;
    if (place === 'post') return page === undefined || page === 'comment' || page === 'teamIfAccepted';
    return place === 'team' ? page === 'team' || page === 'teamIfAccepted' : page === place;
  });
}
