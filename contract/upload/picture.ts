/** Widths in pixels a picture is stored in besides its own; only those smaller than it exist. */
const WIDTHS = [320, 640, 1280];

/** Maximum size of a stored picture in pixels, unless it would become too narrow to be read. */
const LARGEST_PICTURE = { width: 1920, height: 4096 } as const;

/** A tall picture (a long screenshot) keeps this width in pixels and is scrolled through (MEND-68). */
const READABLE_WIDTH = 1080;

/** The largest side of a WebP in pixels. */
const LONGEST_SIDE = 16_383;

/** Width in pixels of the blurred placeholder, some hundred bytes. */
export const BLUR_WIDTH = 20;

/** `…-<width>x<height>.webp`: the address contains the size, so the layout is known before the picture loads. */
const ADDRESS = /^(.*[0-9a-f]{32}-(\d{1,4})x(\d{1,5}))\.webp$/;

export interface PictureSize {
  width: number;
  height: number;
}

/** The size in which a picture of this size is stored, never enlarged. */
export function storedSize({ width, height }: PictureSize): PictureSize {
  const inside = Math.min(LARGEST_PICTURE.width / width, LARGEST_PICTURE.height / height);
  const readable = Math.min(READABLE_WIDTH / width, LONGEST_SIDE / height);
  const scale = Math.min(1, Math.max(inside, readable));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether a picture is so tall that it is scrolled through instead of shown as a whole. */
export const isTall = ({ width, height }: PictureSize) => height > width * 2.5;

/** The size of a picture in pixels by its address; null for another kind of address. */
export function pictureSize(address: string): PictureSize | null {
  const [, , width, height] = ADDRESS.exec(address) ?? [];
  return width === undefined ? null : { width: Number(width), height: Number(height) };
}

/** The address of the blurred copy; null for another kind of address. */
export function pictureBlur(address: string): string | null {
  return pictureSize(address) && withSuffix(address, 'blur');
}

/** The `srcset` of a picture; null for another kind of address. */
export function pictureSrcSet(address: string): string | null {
  const size = pictureSize(address);
  if (!size) return null;
  const copies = smallerWidths(size).map((width) => `${withSuffix(address, width)} ${width}w`);
  return [...copies, `${address} ${size.width}w`].join(', ');
}

/** All stored files of one picture: the picture itself, its smaller copies by width, the blurred copy. */
export function pictureFiles(address: string): string[] {
  const size = pictureSize(address);
  if (!size) return [address];
  const copies = smallerWidths(size).map((width) => withSuffix(address, width));
  return [address, ...copies, withSuffix(address, 'blur')];
}

/** The widths of the smaller copies of a picture. */
export function smallerWidths({ width }: PictureSize): number[] {
  return WIDTHS.filter((one) => one < width);
}

/** The address of a copy: one of the widths, or the blurred one. */
export function withSuffix(address: string, suffix: number | 'blur'): string {
  return address.replace(/\.webp$/, `-${suffix}.webp`);
}
