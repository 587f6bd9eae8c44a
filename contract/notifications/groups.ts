import { codesOf } from '../codes';
import { type NoticeGroup } from '../notice';

/** The groups of notices that have a switch for mails and one for pushes (D171). */
export const MAIL_GROUP_LABELS = {
  ANSWERS: '초대와 답',
  APPLICANTS: '지원자',
  TEAM: '팀',
  COMMENTS: '댓글',
} as const satisfies Partial<Record<NoticeGroup, string>>;
export type MailGroup = keyof typeof MAIL_GROUP_LABELS;
export const MAIL_GROUPS = codesOf(MAIL_GROUP_LABELS);

/** The groups that are on before a member changes one. */
export const DEFAULT_MAIL_GROUPS: readonly MailGroup[] = ['ANSWERS', 'APPLICANTS', 'TEAM'];
export const DEFAULT_PUSH_GROUPS = DEFAULT_MAIL_GROUPS;

/** What a mail's way out ends besides the groups: the mails of saved searches, and the digest (D173). */
export const MAIL_LIST_LABELS = { ...MAIL_GROUP_LABELS, FOUND: '내 알림 조건', DIGEST: '주간 소식 메일' } as const;
export type MailList = keyof typeof MAIL_LIST_LABELS;
export const MAIL_LISTS = codesOf(MAIL_LIST_LABELS);

/** Lists that need an agreement, so that only a login turns them on. */
export const isAdvertising = (list: MailList): boolean => list === 'FOUND' || list === 'DIGEST';

export const isMailList = (value: unknown): value is MailList => MAIL_LISTS.some((list) => list === value);

export const isMailGroup = (value: unknown): value is MailGroup => MAIL_GROUPS.some((group) => group === value);
