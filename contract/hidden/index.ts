import { type ProfilePart } from '../operator/codes';

/** Why the caller's own content is hidden from everybody else (D133). */
export interface HiddenContent {
  /** An operator's words; null while only reports hide it. */
  reason: string | null;
  /** ISO instant. */
  hiddenDateTime: string;
}

/** A part of the own profile that others do not see. */
export interface HiddenPart extends HiddenContent {
  part: ProfilePart;
}

/** Texts of hidden content, apart from the rules of the desk. */
export const HIDDEN_MESSAGES = {
  banner: '운영자가 숨긴 글이에요.',
  bannerAuto: '여러 회원이 신고해서 운영자가 확인할 때까지 숨겨 두었어요.',
  /** 409 to its writer: no comment, bookmark, reopening, invitation, application, publication while it is hidden. */
  locked: '숨긴 글이라 지금은 할 수 없어요.',
  comment: '숨긴 댓글이에요.',
  blockedComment: '차단한 회원의 댓글이에요.',
  /** In place of a notice's or bookmark's target. */
  target: '숨긴 글이에요.',
} as const;
