/** `email` is the address of the account, `school` the optional second one (D150, D151). */
export const MAIL_KINDS = ['email', 'school'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** A code that was sent, and may have expired or been ended by wrong ones since. */
export interface MailCode {
  /** The address it was sent to: the present one, or the one that a confirmation makes the present one. */
  address: string;
  /** ISO instant from which a new code may be requested. */
  resendDateTime: string;
  expiresDateTime: string;
  /** Wrong codes that may still be entered; 0 once the code has ended. */
  triesLeft: number;
}

/** The addresses of a member, for their owner. */
export interface Mails {
  email: {
    /** Null after its owner has refused it by the link (D150). */
    address: string | null;
    confirmedDateTime: string | null;
    /** No code is sent to a disposable address (D150a). */
    disposable: boolean;
    code: MailCode | null;
  };
  school: SchoolMail | null;
  schoolCode: MailCode | null;
  /** Mails are written to files of this machine: neither a mail server nor a public address is configured. */
  outbox?: true;
}

export interface SchoolMail {
  address: string;
  domain: string;
  confirmedDateTime: string;
  /** `YYYY-MM-DD`: the day on which the address is deleted unless it is confirmed again. */
  untilDate: string;
}

/** A confirmed school mail as others see it (D151). */
export interface SchoolMailMark {
  domain: string;
  /** `YYYY-MM` of the confirmation. */
  month: string;
}

export type MailLinkAct = 'CONFIRM' | 'REFUSE';

/** The account and the address of a link. */
export interface MailLink {
  kind: MailKind;
  nickname: string;
  /** `YYYY-MM-DD` */
  joinedDate: string;
  address: string;
  /** The refusal has removed the address from the account. */
  removed?: true;
}
