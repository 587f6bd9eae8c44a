import { type ArchiveComment, type CommentThread, type ProjectComment } from '@contract/comment';
import { minuteInKorea } from '@contract/dates';

/** A comment below either kind of post. */
export type PostComment = ProjectComment | ArchiveComment;
export type PostThread = CommentThread<PostComment>;

/** When it was written, as an ISO instant; the two kinds name it differently on the wire. */
export const writtenAt = (comment: PostComment) =>
  'createdDateTime' in comment ? comment.createdDateTime : comment.createdLocalDateTime;

/** The display form, in Korea: "26.11.27 01:20". */
export const writtenMinute = (comment: PostComment) => minuteInKorea(Date.parse(writtenAt(comment)));

/** The element of a comment; `#comment-12` in an address leads to it. */
export const anchorOf = (id: number) => `comment-${id}`;

/** The box for a new comment; `#comment-box` leads to it. */
export const NEW_COMMENT_ID = 'comment-box';
