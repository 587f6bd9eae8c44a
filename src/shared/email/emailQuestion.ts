import { useSyncExternalStore } from 'react';

/** Resolves with whether the e-mail is confirmed now. */
type Answer = (isConfirmed: boolean) => void;

let asked: Answer | null = null;
const listeners = new Set<() => void>();

function change(next: Answer | null) {
  asked = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens the dialog for the code of the e-mail over the current page (D150b).
 * @returns whether the member has confirmed it; false when the dialog was closed, or a newer question opened
 */
export function askForEmail(): Promise<boolean> {
  asked?.(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      if (asked === answer) change(null);
      resolve(isConfirmed);
    };
    change(answer);
  });
}

/** The open question, for the component that renders its dialog. */
export function useEmailQuestion(): Answer | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
}
