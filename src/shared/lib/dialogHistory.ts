import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react';
import { currentEntry } from './historyEntry';

/*
 * The entry of a dialog is a copy of its page's, so that for the router the location stays the same: the back button
 * closes the dialog.
 */

const PUSHED = 'dialogpushed';

function pushEntry(change: Partial<ReturnType<typeof currentEntry>>) {
  window.history.pushState({ ...currentEntry(), ...change }, '');
  window.dispatchEvent(new Event(PUSHED));
}

/** Opens the named dialog of the page. */
export const pushDialog = (name: string) => pushEntry({ usr: { ...currentEntry().usr, dialog: name }, dialogId: name });

function subscribe(onChange: () => void) {
  for (const name of ['popstate', PUSHED]) window.addEventListener(name, onChange);
  return () => {
    for (const name of ['popstate', PUSHED]) window.removeEventListener(name, onChange);
  };
}

const namedDialog = () => currentEntry().usr?.dialog;

/** The name of the open dialog, by the current entry. */
export const useOpenDialog = () => useSyncExternalStore(subscribe, namedDialog, () => undefined);

/** The dialogs without a name that are mounted. */
const mounted = new Set<string>();

/**
 * Gives a dialog without a name an entry while it is mounted.
 * @param onLeft called once the entry is left: with the value given to `leave`, without one by the back button
 */
export function useDialogEntry<Value>(onLeft: (value?: Value) => void) {
  const id = useId();
  const [leaving, setLeaving] = useState<{ value?: Value }>();
  const end = useEffectEvent(() => onLeft(leaving?.value));

  useEffect(() => {
    // A dialog above this one has an entry of its own, and was left.
    const onPopState = () => currentEntry().dialogId !== id && end();
    mounted.add(id);
    // In development effects run twice.
    if (currentEntry().dialogId !== id) pushEntry({ dialogId: id });
    window.addEventListener('popstate', onPopState);
    return () => {
      mounted.delete(id);
      window.removeEventListener('popstate', onPopState);
    };
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

/**
 * Leaves the entry of a dialog that no longer exists: after a reload, or when the member comes back from a link in it.
 * Used once.
 */
export function useDeadDialogEntries() {
  useEffect(() => {
    const leave = () => {
      const { dialogId, usr } = currentEntry();
      if (dialogId !== undefined && dialogId !== usr?.dialog && !mounted.has(dialogId)) window.history.back();
    };
    leave();
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
}
