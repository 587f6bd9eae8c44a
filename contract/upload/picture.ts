/** Widths in pixels a picture is stored in besides its own; only those smaller than it exist. */
const WIDTHS = [320, 640, 1280];

/** Maximum size of a stored picture in pixels; a tall one (a long screenshot) is scaled down to this height. */
export const LARGEST_PICTURE = { width: 1920, height: 4096 } as const;

/** Width in pixels of the blurred placeholder, some hundred bytes. */
export const BLUR_WIDTH = 20;

/** `…-<width>x<height>.webp`: the address contains the size, so the layout is known before the picture loads. */
const ADDRESS = /^(.*[0-9a-f]{32}-(\d{1,4})x(\d{1,4}))\.webp$/;

export interface PictureSize {
  width: number;
  height: number;
}

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
