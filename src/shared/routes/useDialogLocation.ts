import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { pushDialog, useOpenDialog } from '@/shared/lib/dialogHistory';
import { currentEntry, currentEntryKey, type DialogState } from '@/shared/lib/historyEntry';
import { useAppLocation } from './useAppLocation';

/** The router's state that opens a dialog on the target page. */
export const withDialog = (dialog: string): DialogState => ({ dialog });

/**
 * The named dialog of the page, stored in the history entry (`dialogHistory`): the browser's back button closes it, a
 * reload and a login leave it open.
 */
export function useDialogLocation() {
  const { key } = useAppLocation();
  const dialog = useOpenDialog();
  const takeOut = useDialogRemoval();

  return {
    dialog,
    open: pushDialog,
    close: () => {
      // A request may end after the member has closed the dialog or left the page, as the browser's history tells.
      const entry = currentEntry();
      if (currentEntryKey() !== key || dialog === undefined || entry.usr?.dialog !== dialog) return;
      if (entry.dialogId === dialog) window.history.back();
      else void takeOut();
    },
  };
}

/** Takes the dialog out of the entry of its page. */
function useDialogRemoval() {
  const { pathname, search, hash } = useAppLocation();
  const navigate = useNavigate();

  return async () => {
    const { dialog: _removed, ...state } = currentEntry().usr ?? {};
    await navigate({ pathname, search, hash }, { replace: true, state });
  };
}

/**
 * Gives a dialog that came with its page, as after a login, an entry of its own: going back then closes it, like any other
 * (MEND-94). For the one component that shows the dialog.
 */
export function useDialogStep() {
  const dialog = useOpenDialog();
  const takeOut = useDialogRemoval();

  const addStep = useEffectEvent(async (name: string) => {
    if (currentEntry().dialogId !== undefined) return;
    await takeOut();
    pushDialog(name);
  });

  useEffect(() => {
    if (dialog !== undefined) void addStep(dialog);
  }, [dialog]);
}
