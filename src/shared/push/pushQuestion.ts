import { useSyncExternalStore } from 'react';

/** What the question is about: an answer to an own act, or the news of a team. */
export type PushQuestion = 'answer' | 'team';

let asked: PushQuestion | null = null;
const listeners = new Set<() => void>();

function change(next: PushQuestion | null) {
  asked = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks, once its toast is gone, whether this browser shall get pushes, unless it does or was asked before (D175). */
export const askForPush = (question: PushQuestion) => change(question);

/** Ends the question without an answer. */
export const closePushQuestion = () => change(null);

/** The open question, for the component that renders it. */
export const usePushQuestion = () =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
