import { pictureSize, pictureSrcSet } from '@contract/upload';
import { html, type Html } from './html';

/**
 * A picture as the script will draw it: the browser asks for it with the page and has it by then. Decorative, since what
 * it shows is said beside it.
 * @param sizes the `sizes` it is drawn with, so that both choose the same copy
 * @param isLeading whether it is the first thing to be seen, so that nothing may travel before it
 */
export function pictureOf(src: string, sizes: string, isLeading: boolean): Html {
  const size = pictureSize(src);
  return html`<img
    ${isLeading && html`fetchpriority="high"`}
    sizes="${sizes}"
    srcset="${pictureSrcSet(src) ?? src}"
    width="${size?.width ?? ''}"
    height="${size?.height ?? ''}"
    alt=""
    src="${src}"
  />`;
}
