import { createContext, type ReactNode, use, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type PostRef } from '@contract/post';
import { type ReportSubject } from '@contract/report';
import { useIsPostDeleted } from '@/shared/api';
import { selectNickname } from '@/shared/session';
import { useCommentWrites, type CommentWrites } from './useCommentWrites';

/** What every comment of a post must know, handed down once: a subscription each would cost a long page dearly. */
interface CommentScope {
  post: PostRef;
  postWriter: string | null;
  /** Who reads; null for a visitor. */
  me: string | null;
  writes: CommentWrites;
  /** An operator or reports hide the post: its team reads it, nobody writes below it. */
  isPostHidden: boolean;
  /** What a member may do about another one's comment. */
  menu: CommentMenu;
  /** The post was deleted while its page was open: nothing can be sent any more. */
  isPostDeleted: boolean;
}

/** Draws the menu of a comment; the same function for a page's whole life. */
export type CommentMenu = (writer: string, comment: ReportSubject) => ReactNode;

interface CommentedPost {
  post: PostRef;
  postWriter: string | null;
  isPostHidden: boolean;
  menu: CommentMenu;
}

const Scope = createContext<CommentScope | null>(null);

export const CommentScopeProvider = Scope;

/** The scope of a post's comments; it changes with the post and the member only, so a write re-renders no other comment. */
export function useNewCommentScope({
  post: { kind, id },
  postWriter,
  isPostHidden,
  menu,
}: CommentedPost): CommentScope {
  const me = useSelector(selectNickname);
  const writes = useCommentWrites({ kind, id });
  const isPostDeleted = useIsPostDeleted({ kind, id });
  return useMemo(
    () => ({ post: { kind, id }, postWriter, isPostHidden, menu, me, writes, isPostDeleted }),
    [kind, id, postWriter, isPostHidden, menu, me, writes, isPostDeleted],
  );
}

/** @throws Error outside of a comment section */
export function useCommentScope(): CommentScope {
  const scope = use(Scope);
  if (!scope) throw new Error('Comments stand in a CommentSection.');
  return scope;
}
