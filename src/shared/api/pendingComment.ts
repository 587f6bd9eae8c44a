import { serverNow } from '@contract/clock';
import { type PostRef } from '@contract/post';
import { selectMemberId, selectNickname, selectProfile, type SessionState } from '@/shared/session';
import { type AnyComment, nextPendingId } from './commentThreads';

interface PendingText {
  content: string;
  parentId: number | null;
}

/** The comment shown until the server responds, with the fields of its response. */
export function pendingComment({ kind }: PostRef, { content, parentId }: PendingText, state: unknown): AnyComment {
  const session = state as { session: SessionState };
  const createdAt = new Date(serverNow()).toISOString();
  const comment = {
    id: nextPendingId(),
    writerId: selectMemberId(session),
    writer: selectNickname(session),
    profileImage: selectProfile(session),
    content,
    deleted: false,
  };
  return kind === 'project'
    ? { ...comment, createdLocalDateTime: createdAt, parentCommentId: parentId }
    : { ...comment, createdDateTime: createdAt, parentId };
}
