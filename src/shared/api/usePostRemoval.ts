import { type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { MESSAGES } from '@contract/messages';
import { useIsMounted } from '@/shared/lib/useIsMounted';
import { useMountedNavigate } from '@/shared/routes';
import { confirm, toast } from '@/shared/toast';
import { toastError } from './toastError';

interface PostRemoval {
  /** Deletes it on the server; rejects when refused. */
  remove: () => Promise<unknown>;
  /** Removes the post from the cache. */
  drop: () => UnknownAction;
  /** The list to navigate to. */
  list: string;
  texts: Readonly<Record<'deleteQuestion' | 'deleted' | 'deleteFailed', string>>;
  /** What stays, said before the question's warning. */
  remains?: string;
  /** The member was asked before, by a dialog of its own. */
  wasAsked?: boolean;
}

/** Deletes a post after a confirmation, shows a toast, and navigates to its list (PDET-19, ADET-13). */
export function usePostRemoval({ remove, drop, list, texts, remains = '', wasAsked = false }: PostRemoval) {
  const navigate = useMountedNavigate();
  const isRemoving = useRef(false);
  const dropOnLeave = useDroppedOnLeave(drop);

  async function removeOnce() {
    if (isRemoving.current || !(wasAsked || (await confirm(questionOf(texts.deleteQuestion, remains))))) return;
    isRemoving.current = true;
    try {
      await remove();
      dropOnLeave();
      toast(texts.deleted);
      // Replaces the history entry of the post: the back button leads to the page before it.
      navigate(list, { replace: true });
    } catch (error) {
      isRemoving.current = false;
      toastError(error, texts.deleteFailed);
    }
  }

  return () => void removeOnce();
}

const questionOf = (title: string, remains: string) => ({
  title,
  body: [remains, MESSAGES.deletionIsFinal].filter(Boolean).join(' '),
  confirmLabel: '삭제',
  danger: true,
});

/** Removes a deleted post from the cache once its page is left: earlier its refetch would be a 404. */
export function useDroppedOnLeave(drop: () => UnknownAction) {
  const dispatch = useDispatch();
  const isMounted = useIsMounted();
  const isDeleted = useRef(false);
  const dropDeleted = useEffectEvent(() => {
    if (isDeleted.current) dispatch(drop());
  });

  useEffect(() => () => dropDeleted(), []);

  return () => {
    if (isMounted()) isDeleted.current = true;
    else dispatch(drop());
  };
}
