// Made by scripts/fonts.mjs before every build. Its link waits as one for print (webpack.config.ts).
const fetchFaces = () => import(/* webpackChunkName: "content-font" */ '../../../.gen/content-font.css');

/** Fetches the faces of Pretendard, for what people typed, before they are needed; a failure is left to `showContentFont`. */
export const fetchContentFont = () => void fetchFaces().catch(() => undefined);

/**
 * Puts Pretendard into the page. The browser lays all text out anew for it, so it belongs into the task that draws the page
 * (decision 21). Until its files are there, and for letters it lacks, the metric-matched fallback stands in.
 */
export function showContentFont() {
  void fetchFaces().then(() => document.querySelector('link[href*="/content-font."]')?.removeAttribute('media'));
}
