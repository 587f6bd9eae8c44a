import { codesOf } from '@contract/codes';
import { LIMITS } from '@contract/limits';
import { day, listCodec, oneOf, textOf, type ParamsOf } from '@contract/listCodec';
import { type LogAction } from '@contract/operator';
import { caseOf } from '../lib/deskPaths';

/** Kinds of rows that the filter offers. */
export const LOG_SHOW_LABELS = {
  all: '모두',
  measures: '조치',
  roles: '운영자',
  announcements: '공지',
  failures: '확인 실패',
} as const;

type LogShow = keyof typeof LOG_SHOW_LABELS;

/** The actions of each kind; none means all. */
const ACTIONS: Readonly<Record<LogShow, readonly LogAction[]>> = {
  all: [],
  measures: ['DISMISS', 'HIDE', 'RESTORE', 'WARN', 'SUSPEND', 'UNSUSPEND', 'AUTO_HIDE', 'CLOSE', 'REOPEN'],
  roles: ['ROLE_ADD', 'ROLE_REMOVE'],
  announcements: ['ANNOUNCE', 'ANNOUNCE_EDIT', 'ANNOUNCE_END'],
  failures: ['CONFIRM_FAILED'],
};

/** Filter of the log in its address. */
export const LOG_LIST = listCodec({
  show: oneOf<LogShow>(codesOf(LOG_SHOW_LABELS), 'all'),
  actor: textOf(LIMITS.search),
  member: textOf(LIMITS.search),
  /** A case, as `evaluation/7`. */
  case: textOf(LIMITS.search),
  from: day,
  to: day,
});

/** The filter of the request. */
export function logQuery({ show, actor, member, case: address, from, to }: ParamsOf<typeof LOG_LIST>) {
  const [target, id] = address.split('/');
  const about = caseOf(target, id);
  return {
    action: [...ACTIONS[show]],
    actor: actor || undefined,
    member: member || undefined,
    target: about?.code,
    targetId: about?.targetId,
    from,
    // The server refuses an end before the start.
    to: from && to && to < from ? undefined : to,
  };
}
