import { MemberMenu } from '@/features/block';
import { type CommentMenu } from '@/features/comments';

/** The menu of another member's comment: report it, block its writer. */
export const commentMenu: CommentMenu = (writer, comment) => (
  <MemberMenu isRemovedByBlock {...writer} report={comment} />
);
