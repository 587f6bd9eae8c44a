import { useNavigate } from 'react-router-dom';
import { useAppLocation } from './useAppLocation';

/** The router's state of a place on which a dialog stands. */
interface DialogState {
  /** Which one. */
  dialog?: string;
  /** It was opened by a step of its own, so the way back closes it. */
  isStep?: boolean;
}

/** The router's state that opens a dialog of the page it leads to. */
export const withDialog = (dialog: string): DialogState => ({ dialog });

/**
 * The dialog that stands on the page, kept in the history entry: the browser's back button closes it, a reload and the
 * way over the login keep it open.
 */
export function useDialogLocation() {
  const { pathname, search, hash, state } = useAppLocation();
  const navigate = useNavigate();
  const place = { pathname, search, hash };
  const { dialog, isStep, ...rest } = (state ?? {}) as DialogState;

  return {
    dialog,
    open: (name: string) => {
      void navigate(place, { state: { ...rest, dialog: name, isStep: true } satisfies DialogState });
    },
    close: () => {
      if (isStep) void navigate(-1);
      else void navigate(place, { replace: true, state: rest });
    },
  };
}
