/** Kinds of notices (D113). */
export const NOTICE_KINDS = [
  ...(['COMMENT', 'REPLY', 'APPLIED', 'REMINDED', 'CLOSED', 'IDLE_ASK', 'LEFT', 'HELP', 'MISSED'] as const),
  ...(['ANSWERED', 'EXPIRED', 'JOINED', 'REMOVED', 'LEAD', 'CONSENT_DECLINED', 'ALONE', 'PUBLISHED'] as const),
  // From operators, about the member or what the member wrote or reported (D130, D132).
  ...(['ROLE', 'HIDDEN', 'RESTORED', 'WARNED', 'UNSUSPENDED', 'REPORT_DONE', 'AUTO_HIDDEN'] as const),
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Unread notices of these kinds about one post are grouped into one line. */
export const JOINED_KINDS = [
  'COMMENT',
  'REPLY',
  'APPLIED',
  'JOINED',
  'REMINDED',
] as const satisfies readonly NoticeKind[];
