import { codesOf } from '../codes';

/** When the mail about new posts of a saved search goes: not at all, a quarter of an hour later, or at 08:00 (D176). */
export const SEARCH_MAIL_LABELS = { OFF: '안 받기', NOW: '바로', DAILY: '매일 아침' } as const;
export type SearchMail = keyof typeof SEARCH_MAIL_LABELS;
export const SEARCH_MAILS = codesOf(SEARCH_MAIL_LABELS);
