import { ANIMATION_HEAD, isAnimated } from '@contract/upload/isAnimated';

/** Whether a picture has several frames, by its content. */
export async function isAnimatedFile(file: Blob): Promise<boolean> {
  return isAnimated(new Uint8Array(await file.slice(0, ANIMATION_HEAD).arrayBuffer()));
}
