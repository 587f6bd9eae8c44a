import { type Page } from '@playwright/test';

declare global {
  interface Window {
    noteMovement: (what: string) => Promise<void>;
  }
}

/** Shortest duration of a visible animation, in milliseconds. */
const SEEN = 1;

/** Records the animations on pages opened from now on; the returned function returns them. */
export async function watchAnimations(page: Page): Promise<() => string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteMovement', (what: string) => seen.push(what));
  await page.addInitScript((shortest) => {
    const note = ({ type, target }: Event) => {
      const durations = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration));
      const longest = Math.max(0, ...durations);
      const name = target instanceof Element ? target.tagName : 'page';
      if (longest > shortest) void window.noteMovement(`${type} of ${name}, ${longest} ms`);
    };
    for (const start of ['animationstart', 'transitionrun']) window.addEventListener(start, note, true);
  }, SEEN);
  return () => seen;
}
