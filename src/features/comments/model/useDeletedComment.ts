import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { refetchComments } from '@/shared/api';
import { useCommentScope } from './commentScope';
import { findNextComment } from './findNextComment';
import { anchorOf } from './postComment';

/**
 * A comment that was deleted elsewhere stays on the page while a box for it is open, so that the text can be copied.
 * When the box is closed, the comments are refetched, which removes it.
 */
export function useDeletedComment(commentId: number | undefined, isDeleted: boolean) {
  const dispatch = useDispatch();
  const { kind, id } = useCommentScope().post;

  useEffect(() => {
    if (!isDeleted || commentId === undefined) return;
    return () => {
      const { activeElement } = document;
      const comment = document.getElementById(anchorOf(commentId));
      // Unless the member has moved the focus, it was in the box, or is back at the button that opened it.
      if (activeElement === document.body || comment?.contains(activeElement)) findNextComment(commentId)?.focus();
      dispatch(refetchComments({ kind, id }));
    };
  }, [commentId, isDeleted, dispatch, kind, id]);
}
