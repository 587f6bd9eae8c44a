import { type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { MESSAGES } from '@contract/messages';
import { confirm, toast } from '@/shared/toast';
import { toastError } from './toastError';

interface PostRemoval {
  /** Deletes it on the server; rejects when refused. */
  remove: () => Promise<unknown>;
  /** Takes the post out of the cache. */
  drop: () => UnknownAction;
  /** The list that the way leads to. */
  list: string;
  texts: Readonly<Record<'deleteQuestion' | 'deleted' | 'deleteFailed', string>>;
}

/** Deletes a post after asking, tells, and leads to its list (PDET-19, ADET-13). */
export function usePostRemoval({ remove, drop, list, texts }: PostRemoval) {
  const navigate = useNavigate();
  const isRemoving = useRef(false);
  const leave = useDroppedOnLeave(drop);

  async function removeOnce() {
    if (isRemoving.current || !(await confirm(questionOf(texts.deleteQuestion)))) return;
    isRemoving.current = true;
    try {
      await remove();
      leave();
      toast(texts.deleted);
      // In place of the post: the way back leads to what was before it.
      void navigate(list, { replace: true });
    } catch (error) {
      isRemoving.current = false;
      toastError(error, texts.deleteFailed, [403]);
    }
  }

  return () => void removeOnce();
}

const questionOf = (title: string) => ({
  title,
  body: MESSAGES.deletionIsFinal,
  confirmLabel: '삭제',
  danger: true,
});

/** Drops a deleted post from the cache once its page is left: until then the page would show that there is none. */
function useDroppedOnLeave(drop: () => UnknownAction) {
  const dispatch = useDispatch();
  const isDeleted = useRef(false);
  const dropDeleted = useEffectEvent(() => {
    if (isDeleted.current) dispatch(drop());
  });

  useEffect(() => () => dropDeleted(), []);

  return () => {
    isDeleted.current = true;
  };
}
