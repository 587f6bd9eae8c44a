import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppLocation } from './useAppLocation';

/** The router's state of a location with an open dialog. */
interface DialogState {
  /** The name of the dialog. */
  dialog?: string;
  /** It was opened by a history entry of its own, so going back closes it. */
  isStep?: boolean;
}

/** The router's state that opens a dialog on the target page. */
export const withDialog = (dialog: string): DialogState => ({ dialog });

/**
 * The dialog of the page, stored in the history entry: the browser's back button closes it, a reload and a
 * login leave it open.
 */
export function useDialogLocation() {
  const { pathname, search, hash, state, key } = useAppLocation();
  const navigate = useNavigate();
  const here = { pathname, search, hash };
  const { dialog, isStep, ...rest } = (state ?? {}) as DialogState;

  return {
    dialog,
    open: (name: string) => {
      void navigate(here, { state: { ...rest, dialog: name, isStep: true } satisfies DialogState });
    },
    close: () => {
      // A request may end after the member has closed the dialog or left the page, as the browser's history tells.
      if ((window.history.state as { key?: string } | null)?.key !== key) return;
      if (isStep) void navigate(-1);
      else void navigate(here, { replace: true, state: rest });
    },
  };
}

/**
 * Gives a dialog that came with its page, as after a login, an entry of its own: going back then closes it, like any other
 * (MEND-94). For the one component that shows the dialog.
 */
export function useDialogStep() {
  const { pathname, search, hash, state } = useAppLocation();
  const navigate = useNavigate();
  const { dialog, isStep, ...rest } = (state ?? {}) as DialogState;
  const isFirst = dialog !== undefined && !isStep;

  const addStep = useEffectEvent(async () => {
    const here = { pathname, search, hash };
    await navigate(here, { replace: true, state: rest });
    await navigate(here, { state: { ...rest, dialog, isStep: true } satisfies DialogState });
  });

  useEffect(() => {
    if (isFirst) void addStep();
  }, [isFirst]);
}
