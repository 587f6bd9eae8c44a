import { isolateDirection } from '../isolateDirection';
import { type ProfilePart } from '../operator/codes';

/** Why the caller's own content is hidden from others (D133). */
export interface HiddenContent {
  /** An operator's words; null while only reports hide it. */
  reason: string | null;
  /** ISO instant. */
  hiddenDateTime: string;
}

/** Why and since when a recruitment post is hidden, for its writer. */
export interface HiddenPost extends HiddenContent {
  /** The operator's address, to which the writer reports changes; absent when none is configured. */
  contact?: string;
}

/** A part of the own profile that others do not see. */
export interface HiddenPart extends HiddenContent {
  part: ProfilePart;
}

/** Texts of hidden content, apart from the rules of the desk. */
export const HIDDEN_MESSAGES = {
  banner: '운영자가 숨긴 글이에요.',
  bannerAuto: '여러 회원이 신고해서 운영자가 확인할 때까지 숨겨 두었어요.',
  /** Above a page that operators open from a case (D193). */
  page: '숨긴 글이에요.',
  pendingPage: '아직 공개되지 않은 글이에요.',
  operatorsOnly: '운영자에게만 보여요.',
  /** Shown below the banner. */
  unseen: '다른 회원에게는 보이지 않아요.',
  /** The link that opens a mail to the operator, and the subject of that mail. */
  tellOperator: '메일로 알리기',
  changedSubject: (title: string, path: string) => `[팀이음] ‘${isolateDirection(title)}’ 글을 고쳤어요. (${path})`,
  /** Marks hidden posts in the writer's own lists. */
  mark: '숨긴 글',
  /**
   * 409 to the writer: a hidden post accepts no comment, bookmark, reopening, invitation, application or publication.
   */
  locked: '숨긴 글이라 지금은 할 수 없어요.',
  comment: '숨긴 댓글이에요.',
  blockedComment: '차단한 회원의 댓글이에요.',
  /** Shown for the target of a notice or bookmark that is hidden. */
  target: '숨긴 글이에요.',
} as const;
