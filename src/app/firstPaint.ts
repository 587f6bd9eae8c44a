import { yieldToMainThread } from './yieldToMainThread';

/** Waits until the document has been painted, so that no work delays it; not in a hidden tab. */
export async function firstPaint(): Promise<void> {
  if (document.visibilityState === 'visible') await new Promise(requestAnimationFrame);
  await yieldToMainThread();
}
