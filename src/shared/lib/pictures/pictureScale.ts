interface Size {
  width: number;
  height: number;
}

/** In pixels. */
const LONG_SIDE = 2_560;
/** A very tall or wide picture keeps a short side that can be read (MEND-68). */
const READABLE = 1_080;

/** The factor by which a picture is shrunk before it is sent, at most 1. */
export function pictureScale({ width, height }: Size): number {
  const toLongSide = LONG_SIDE / Math.max(width, height);
  const toReadable = READABLE / Math.min(width, height);
  return Math.min(1, Math.max(toLongSide, toReadable));
}
