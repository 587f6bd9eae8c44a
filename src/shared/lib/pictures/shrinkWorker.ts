import { drawSmaller } from './drawSmaller';

/** Draws one picture smaller; answers null where that fails. */
self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(await drawSmaller(data).catch(() => null));
};
