import { type ReactNode, useSyncExternalStore } from 'react';

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  message: string;
  tone: ToastTone;
  /** At most one action beside the text; a link is not shown on the page that it leads to. */
  action?: { label: string; onClick: () => void } | { label: string; to: string };
  /** In place of the action: a control of its own. */
  aside?: ReactNode;
  /** Shown for so long, whatever the pointer does. */
  staysMs?: number;
}

export interface Confirmation {
  title: string;
  body?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** The confirming button is red. */
  danger?: boolean;
}

export interface OpenConfirmation extends Confirmation {
  id: number;
  answer: (yes: boolean) => void;
}

interface ToastState {
  toast: Toast | null;
  confirmation: OpenConfirmation | null;
}

// The page has one host and one toast at a time. A store of its own lets any code use it without a provider.
let state: ToastState = { toast: null, confirmation: null };
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Partial<ToastState>) {
  state = { ...state, ...next };
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a toast; the newest replaces the former one. Errors are announced at once and stay longer.
 * @returns the function that removes this toast
 */
export function toast(message: string, { tone = 'success', ...more }: Partial<Omit<Toast, 'id' | 'message'>> = {}) {
  lastId += 1;
  const id = lastId;
  change({ toast: { id, message, tone, ...more } });
  return () => dismissToast(id);
}

/** Removes a toast by its id; a newer one stays. */
export function dismissToast(id: number) {
  if (state.toast?.id === id) change({ toast: null });
}

/** Removes the current toast. */
export function clearToast() {
  if (state.toast) change({ toast: null });
}

/**
 * Opens a confirmation dialog and removes the current toast. True when confirmed; false by the safe button, Esc, the back
 * button, a navigation to another page, a click outside, or a newer dialog.
 */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  state.confirmation?.answer(false);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      if (state.confirmation?.id === id) change({ confirmation: null });
      resolve(yes);
    };
    // The toast of the last attempt must not cover the question of the next one (F20).
    change({ toast: null, confirmation: { ...confirmation, id, answer } });
  });
}

/** Removes everything; an open confirmation resolves to false. */
export function clearToasts() {
  state.confirmation?.answer(false);
  change({ toast: null });
}

/** Whether a toast is shown, for what waits until it is gone. */
export const useIsToastShown = () => useToasts().toast !== null;

/** The state that the host renders. */
export function useToasts(): ToastState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}
