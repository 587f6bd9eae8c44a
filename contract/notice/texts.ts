import { isolateDirection } from '../isolateDirection';
import { quotedName } from '../savedSearch/texts';
import { type Notice, type NoticeTarget } from './dto';
import { NOTICE_KINDS } from './kinds';

export const NOTICE_MESSAGES = {
  title: '새 소식',
  readAll: '모두 읽음',
  all: '모두 보기',
  none: '아직 받은 소식이 없어요.',
  targetGone: '삭제된 글이에요.',
  targetHidden: '숨긴 글이에요.',
  closed: '지금은 볼 수 없는 페이지예요.',
  /** The title of a notice without a target. */
  byOperator: '팀이음 운영',
  unread: '읽지 않음',
} as const;

/** The sentence of a notice; the title of its target is shown above it. */
export const noticeText = (notice: Notice) => NOTICE_KINDS[notice.kind].sentence(notice);

/** The title of what a notice is about, above its sentence. */
export const quotedTarget = ({ type, title }: NoticeTarget): string =>
  type === 'search' ? quotedName(title) : `‘${isolateDirection(title)}’`;
