import { useState } from 'react';
import { useStore } from 'react-redux';
import { selectMemberId, type SessionState } from '@/shared/session';
import { selectDraft, type DraftRef, type DraftsState } from './draftsSlice';

/**
 * The first of these forms with a draft when the screen opens. Does not subscribe to changes, so that
 * a thousand closed boxes may use it.
 */
export function useDraftAtOpening<Ref extends DraftRef>(refs: () => readonly Ref[]): Ref | undefined {
  const store = useStore<DraftsState & { session: SessionState }>();
  const [waiting] = useState(() => {
    const state = store.getState();
    return refs().find((ref) => selectDraft(state, ref, selectMemberId(state)) !== null);
  });
  return waiting;
}
