import { createContext, type ReactNode, use, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type PostRef } from '@contract/post';
import { type ReportSubject } from '@contract/report';
import { useIsPostDeleted } from '@/shared/api';
import { selectMemberId } from '@/shared/session';
import { useCommentWrites, type CommentWrites } from './useCommentWrites';

/**
 * Shared state of all comments of a post, passed by context: a store subscription per comment would slow down long
 * pages.
 */
interface CommentScope {
  post: PostRef;
  /** The id of the post's writer. */
  postWriterId: number | null;
  /** The id of the reader; null for a visitor. */
  me: number | null;
  writes: CommentWrites;
  /** The post is hidden: only its team reads it, and nobody can comment. */
  isPostHidden: boolean;
  /** Comments can only be read: no box, no actions. */
  isReadOnly: boolean;
  /** The menu of another member's comment. */
  menu: CommentMenu;
  /** The post was deleted while its page was open: comments cannot be sent any more. */
  isPostDeleted: boolean;
}

/** Renders the menu of a comment; a stable function. */
export type CommentMenu = (writer: { memberId: number; nickname: string }, comment: ReportSubject) => ReactNode;

interface CommentedPost {
  post: PostRef;
  postWriterId: number | null;
  isPostHidden: boolean;
  isReadOnly: boolean;
  /** A refetch found it deleted. */
  isPostGone: boolean;
  menu: CommentMenu;
  /** Receives what screen readers announce; a stable function. */
  announce: (text: string) => void;
}

const Scope = createContext<CommentScope | null>(null);

export const CommentScopeProvider = Scope;

/** The scope of a post's comments; it changes with the post and the member only, so a write re-renders no other comment. */
export function useNewCommentScope({
  post: { kind, id },
  postWriterId,
  isPostHidden,
  isReadOnly,
  isPostGone,
  menu,
  announce,
}: CommentedPost): CommentScope {
  const me = useSelector(selectMemberId);
  const writes = useCommentWrites({ kind, id }, announce);
  const isFoundDeleted = useIsPostDeleted({ kind, id });
  const isPostDeleted = isPostGone || isFoundDeleted;
  return useMemo(
    () => ({ post: { kind, id }, postWriterId, isPostHidden, isReadOnly, menu, me, writes, isPostDeleted }),
    [kind, id, postWriterId, isPostHidden, isReadOnly, menu, me, writes, isPostDeleted],
  );
}

/** @throws Error outside of a comment section */
export function useCommentScope(): CommentScope {
  const scope = use(Scope);
  if (!scope) throw new Error('Comments stand in a CommentSection.');
  return scope;
}
