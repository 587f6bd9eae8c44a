import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type PostRef } from '@contract/post';
import {
  errorMessage,
  errorStatus,
  useCreateArchiveCommentMutation,
  useCreateProjectCommentMutation,
  useRemoveArchiveCommentMutation,
  useRemoveProjectCommentMutation,
  useUpdateArchiveCommentMutation,
  useUpdateProjectCommentMutation,
} from '@/shared/api';
import { logFailure } from '@/shared/lib/logFailure';
import { say } from '@/shared/notice';
import { selectNickname } from '@/shared/session';

/** What a member does with the comments of one post. Each tells whether the server took it. */
export interface CommentWrites {
  /** `answered` is the comment replied to, a reply included: it joins that thread (D40). */
  write: (content: string, answered?: number) => Promise<boolean>;
  edit: (commentId: number, content: string) => Promise<boolean>;
  remove: (commentId: number) => Promise<boolean>;
}

/** The writes of one post; the same object as long as it is the same post and the same member. */
export function useCommentWrites({ kind, id }: PostRef): CommentWrites {
  const project = useProjectComments(id);
  const archive = useArchiveComments(id);
  return kind === 'project' ? project : archive;
}

function useProjectComments(id: number): CommentWrites {
  const [create] = useCreateProjectCommentMutation();
  const [update] = useUpdateProjectCommentMutation();
  const [remove] = useRemoveProjectCommentMutation();

  return useMemo(
    () => ({
      write: (content, parentCommentId) => isTaken(create({ id, content, parentCommentId })),
      edit: (commentId, content) => isTaken(update({ id, commentId, content })),
      remove: (commentId) => isTaken(remove({ id, commentId })),
    }),
    [id, create, update, remove],
  );
}

/** The calls of an archive say who writes (spec §7). */
function useArchiveComments(id: number): CommentWrites {
  const writer = useSelector(selectNickname) ?? '';
  const [create] = useCreateArchiveCommentMutation();
  const [update] = useUpdateArchiveCommentMutation();
  const [remove] = useRemoveArchiveCommentMutation();

  return useMemo(
    () => ({
      write: (content, parentId) => isTaken(create({ id, content, writer, parentId })),
      edit: (commentId, content) => isTaken(update({ id, commentId, content, writer })),
      remove: (commentId) => isTaken(remove({ id, commentId })),
    }),
    [id, writer, create, update, remove],
  );
}

async function isTaken(write: Promise<{ error?: unknown }>): Promise<boolean> {
  const { error } = await write;
  if (!error) return true;
  logFailure('A comment could not be changed.', error);
  // Not yet published (D50): only the server can explain that.
  if (errorStatus(error) === 409) say(errorMessage(error), { tone: 'error' });
  return false;
}
