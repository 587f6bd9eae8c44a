/** Allowed uploads. The browser checks type and extension, the server the content. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export const PORTFOLIO_ENDINGS = [
  'pdf',
  'ppt',
  'pptx',
  'doc',
  'docx',
  'zip',
  'jpg',
  'jpeg',
  'png',
  'webp',
  'gif',
] as const;

/** The `accept` lists of file inputs. */
export const IMAGE_ACCEPT = IMAGE_TYPES.join(',');
export const PORTFOLIO_ACCEPT = [...IMAGE_TYPES, ...PORTFOLIO_ENDINGS.map((ending) => `.${ending}`)].join(',');

/** Edge of the small copy of a square image, in pixels: for lists, headers and comments. */
export const SMALL_IMAGE = 128;

/** The address of the small copy beside a stored image. */
export function smallImage(url: string): string {
  return url.replace(/\.webp$/, '-small.webp');
}

export {
  BLUR_WIDTH,
  isTall,
  pictureBlur,
  pictureFiles,
  pictureSize,
  pictureSrcSet,
  smallerWidths,
  storedSize,
  withSuffix,
  type PictureSize,
} from './picture';
export { CARDS_IN_SIGHT, PICTURE_SIZES } from './pictureSizes';
