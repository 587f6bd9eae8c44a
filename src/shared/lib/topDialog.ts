/** The open modal dialogs, the topmost last. */
const dialogs: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const notify = () => listeners.forEach((listener) => listener());

/** The topmost open modal dialog: everything outside of it is inert. */
export const topDialog = () => dialogs.at(-1);

/** @returns the function that takes the closed dialog away */
export function addDialog(dialog: HTMLDialogElement) {
  dialogs.push(dialog);
  notify();
  return () => {
    dialogs.splice(dialogs.lastIndexOf(dialog), 1);
    notify();
  };
}

/** Calls the listener at once after a modal dialog has opened or closed. */
export function subscribeToDialogs(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
