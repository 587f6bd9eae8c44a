import { setTimeout } from 'node:timers/promises';

/** Polls a condition until it is true; the timeout of the test ends it. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await setTimeout(20);
}
