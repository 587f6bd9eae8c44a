import { yieldToMainThread } from './yieldToMainThread';

/** Waits until what stands in the document has been painted, so that no work delays it; not in a tab nobody looks at. */
export async function firstPaint(): Promise<void> {
  if (document.visibilityState === 'visible') await new Promise(requestAnimationFrame);
  await yieldToMainThread();
}
