import { useSyncExternalStore } from 'react';

/** A question that waits for its answer. */
export interface OpenQuestion<About> {
  about: About;
  /** @param isDone false when the member gave up */
  answer: (isDone: boolean) => void;
}

/** A question that code asks without rendering anything: a component elsewhere renders its dialog. */
export function createQuestion<About>() {
  let open: OpenQuestion<About> | null = null;
  const listeners = new Set<() => void>();

  function change(next: OpenQuestion<About> | null) {
    open = next;
    listeners.forEach((listener) => listener());
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    /** @returns whether the member did what was asked; false when the dialog was closed, or a newer question opened */
    ask(about: About): Promise<boolean> {
      open?.answer(false);
      return new Promise((resolve) => {
        const question: OpenQuestion<About> = {
          about,
          answer(isDone) {
            if (open === question) change(null);
            resolve(isDone);
          },
        };
        change(question);
      });
    },

    /** The open question, for the component that renders its dialog. */
    useQuestion: (): OpenQuestion<About> | null =>
      useSyncExternalStore(
        subscribe,
        () => open,
        () => null,
      ),
  };
}
