import { minuteInKorea } from '@contract/dates';
import { type Case, type LogAction, type LogItem, type MemberMeasure } from '@contract/operator';
import { inKorea } from '@/shared/lib/dates';
import { type TagTone } from '@/shared/ui/Tag';

/** "26.11.20 21:04" in Korea. */
export const shortMinute = (instant: string) => minuteInKorea(Date.parse(instant));

/** "11.20" in Korea. */
export const monthDay = (instant: string) => inKorea(instant).format('MM.DD');

/** "21:04" in Korea. */
export const clockTime = (instant: string) => inKorea(instant).format('HH:mm');

/** "11월 22일" in Korea. */
export const monthAndDay = (instant: string) => inKorea(instant).format('M월 D일');

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** "6일 23시간 남음", on the last day "5시간 남음". */
export function remainingTime(until: string, now: number): string {
  const left = Math.max(0, Date.parse(until) - now);
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  if (days === 0 && hours === 0) return '1시간 안에 끝남';
  return `${[days > 0 && `${days}일`, hours > 0 && `${hours}시간`].filter(Boolean).join(' ')} 남음`;
}

const TONES: Partial<Record<LogAction, TagTone>> = {
  DISMISS: 'pine',
  RESTORE: 'pine',
  UNSUSPEND: 'pine',
  HIDE: 'sun',
  AUTO_HIDE: 'sun',
  WARN: 'sun',
  SUSPEND: 'red',
  CONFIRM_FAILED: 'red',
};

/** The colour of an action's tag; its label has the meaning. */
export const toneOf = (action: LogAction): TagTone => TONES[action] ?? 'gray';

/** Actors that are no members. */
export const ACTOR_LABELS = { COMMAND: '명령줄', AUTO: '자동' } as const;

/** The label of an actor. */
export function actorName({ kind, nickname }: LogItem['actor'], withdrawn: string): string {
  return kind === 'OPERATOR' ? (nickname ?? withdrawn) : ACTOR_LABELS[kind];
}

/** How a text came about: a comment is left, a post is put up. */
export const writtenLabel = ({ target }: Pick<Case, 'target'>) => (target.endsWith('COMMENT') ? '남김' : '올림');

/** The question of the dialog of a measure on a member. */
export const MEASURE_QUESTIONS: Readonly<Record<MemberMeasure, (nickname: string) => string>> = {
  WARN: (nickname) => `${nickname} 님에게 경고할까요?`,
  SUSPEND: (nickname) => `${nickname} 님을 정지할까요?`,
  UNSUSPEND: (nickname) => `${nickname} 님의 정지를 풀까요?`,
};
