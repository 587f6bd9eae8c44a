import { isolateDirection } from '../isolateDirection';
import { type Notice } from './dto';
import { type NoticeKind } from './kinds';

export const NOTICE_MESSAGES = {
  title: '새 소식',
  readAll: '모두 읽음',
  all: '모두 보기',
  none: '아직 받은 소식이 없어요.',
  targetGone: '삭제된 글이에요.',
  targetHidden: '숨긴 글이에요.',
  /** The title of a notice without a target. */
  byOperator: '팀이음 운영',
  unread: '읽지 않음',
} as const;

/** The subject of a notice: its latest actor and the number of others. */
function who({ actor, others }: Notice): string {
  if (!actor) return others > 0 ? `탈퇴한 회원 외 ${others}명이` : '탈퇴한 회원이';
  return others > 0 ? `${actor.nickname} 님 외 ${others}명이` : `${actor.nickname} 님이`;
}

const archiveOf = ({ target }: Notice) => (target ? `‘${isolateDirection(target.title)}’ 아카이브` : '아카이브');

const SENTENCES: Record<NoticeKind, (notice: Notice) => string> = {
  COMMENT: (notice) => `${who(notice)} 댓글을 남겼어요.`,
  REPLY: (notice) => `${who(notice)} 답글을 남겼어요.`,
  APPLIED: (notice) => `${who(notice)} 지원했어요.`,
  REMINDED: ({ count }) => `답을 기다리는 지원이 ${count ?? 0}건 있어요.`,
  CLOSED: () => '모집이 마감됐어요.',
  IDLE_ASK: () => '아직 모집 중인가요? 답이 없으면 14일 뒤 마감돼요.',
  LEFT: (notice) => `${who(notice)} 팀에서 나갔어요.`,
  HELP: (notice) => `${who(notice)} 도움이 필요해요.`,
  MISSED: (notice) => `${who(notice)} 2주 동안 체크인하지 않았어요.`,
  ANSWERED: ({ reason }) => (reason === null ? '지원이 수락됐어요.' : '지원이 거절됐어요.'),
  EXPIRED: () => '지원이 답 없이 끝났어요.',
  JOINED: (notice) => `${who(notice)} 합류했어요.`,
  REMOVED: () => '팀에서 나오게 됐어요.',
  LEAD: () => '이제 팀장이에요.',
  CONSENT_DECLINED: (notice) => `${who(notice)} ${archiveOf(notice)}에 함께하지 않았다고 했어요.`,
  ALONE: (notice) => `${archiveOf(notice)}에 함께했다고 확인한 팀원이 남지 않았어요.`,
  PUBLISHED: () => '아카이브가 공개됐어요.',
  ROLE: () => '운영자 권한이 바뀌었어요.',
  HIDDEN: ({ note }) => `운영자가 ‘${isolateDirection(note ?? '')}’ 글을 숨겼어요.`,
  AUTO_HIDDEN: ({ note, caseNumber }) =>
    `여러 회원이 신고해서 ‘${isolateDirection(note ?? '')}’ 글을 숨겨 두었어요. 운영자가 확인할 거예요. 이의가 있으면 메일로 알려 주세요. 접수 번호 ${caseNumber ?? ''}`,
  RESTORED: ({ note }) => `‘${isolateDirection(note ?? '')}’ 글을 다시 볼 수 있어요.`,
  WARNED: () => '운영자의 경고가 있어요.',
  UNSUSPENDED: () => '이용 정지가 풀렸어요.',
  REPORT_DONE: () => '신고한 내용을 확인했어요.',
};

/** The sentence of a notice; the title of its target is shown above it. */
export const noticeText = (notice: Notice) => SENTENCES[notice.kind](notice);
