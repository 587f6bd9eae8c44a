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
