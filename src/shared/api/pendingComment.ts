import { selectNickname, selectProfile, type SessionState } from '@/shared/session';
import { nextPendingId } from './commentThreads';

/** What the member has just written, as it will come back; the state is typed loosely where it is handed on. */
export function pendingComment(content: string, state: unknown) {
  const session = state as { session: SessionState };
  return {
    id: nextPendingId(),
    writer: selectNickname(session),
    profileImage: selectProfile(session),
    content,
    deleted: false,
  };
}
