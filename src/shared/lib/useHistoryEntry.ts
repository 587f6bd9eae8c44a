import { useEffect, useEffectEvent, useId, useState } from 'react';

const currentEntry = () => (window.history.state ?? {}) as { dialogId?: string };

/**
 * Gives a dialog that no location names (`useDialogLocation`) a history entry while it is mounted, so that the browser's
 * back button closes it. The entry is a copy of the page's: for the router the location stays the same.
 * @param onLeft called once the entry is left: with the value given to `leave`, without one by the back button
 */
export function useHistoryEntry<Value>(onLeft: (value?: Value) => void) {
  const id = useId();
  const [leaving, setLeaving] = useState<{ value?: Value }>();
  const end = useEffectEvent(() => onLeft(leaving?.value));

  useEffect(() => {
    // A dialog above this one has an entry of its own, and was left.
    const onPopState = () => currentEntry().dialogId !== id && end();
    // In development effects run twice.
    if (currentEntry().dialogId !== id) window.history.pushState({ ...currentEntry(), dialogId: id }, '');
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [id]);

  return {
    /** The dialog is closed by then, and nothing can be pressed twice. */
    isLeaving: leaving !== undefined,
    leave(value?: Value) {
      setLeaving({ value });
      if (currentEntry().dialogId === id) window.history.back();
      else onLeft(value);
    },
  };
}
