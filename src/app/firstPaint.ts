import { yieldToMainThread } from './yieldToMainThread';

/** Waits until the document has been painted, so that later work does not delay it. A hidden tab does not wait. */
export async function firstPaint(): Promise<void> {
  if (document.visibilityState === 'visible') await new Promise(requestAnimationFrame);
  await yieldToMainThread();
}
