import { LIMITS } from '../limits';

/** A line about what a member did in an archive (D155). */
export interface Contribution {
  id: number;
  text: string;
  link: string | null;
  /** Whether the caller confirms it; in evaluations only. */
  ticked?: boolean;
  /** Of a published archive: how many of the teammates who had evaluated confirmed it. */
  confirmed?: number;
  of?: number;
}

/** A line of a published archive, as records and credentials state it. */
export type StatedContribution = Pick<Contribution, 'text' | 'link'> & Required<Pick<Contribution, 'confirmed' | 'of'>>;

export const CONTRIBUTION_MESSAGES = {
  own: '내가 한 일',
  heading: '한 일',
  hint: '세 줄까지 쓸 수 있어요. 공개되면 바꿀 수 없어요.',
  link: '링크 (선택)',
  missing: '한 일을 입력해 주세요.',
  tooMany: '세 줄까지 쓸 수 있어요.',
  changed: '바꾼 줄은 팀원이 다시 확인해야 해요.',
  tick: '맞아요',
  tickHint: '함께한 일이 맞으면 눌러 주세요. 누가 눌렀는지는 보이지 않아요.',
  add: '추가하기',
  save: '저장하기',
  saved: '한 일을 저장했어요.',
  saveFailed: '한 일을 저장하지 못했어요. 잠시 후 다시 시도해 주세요.',
  tickFailed: '확인을 저장하지 못했어요. 잠시 후 다시 시도해 주세요.',
  confirmedOnly: '함께했다고 답한 팀원만 할 수 있어요.',
  ownLine: '내가 한 일은 팀원이 확인해요.',
  published: '공개된 아카이브의 한 일은 바꿀 수 없어요.',
} as const;

export const CONTRIBUTION_TEXTS = {
  of: (nickname: string) => `${nickname} 님이 한 일`,
  label: (number: number) => `${CONTRIBUTION_MESSAGES.heading} ${number}`,
  remove: (number: number) => `${CONTRIBUTION_TEXTS.label(number)} 지우기`,
  count: (lines: number) => `${lines}/${LIMITS.contributions}`,
  /** The number of teammates who confirmed a line; null for none. */
  confirmed: ({ confirmed = 0, of = 0 }: Pick<Contribution, 'confirmed' | 'of'>) =>
    confirmed > 0 ? `${of}명 중 ${confirmed}명이 확인` : null,
  /** A line with its numbers, as one text. */
  line: (line: Pick<Contribution, 'text' | 'confirmed' | 'of'>) =>
    [line.text, CONTRIBUTION_TEXTS.confirmed(line)].filter(Boolean).join(' · '),
} as const;
