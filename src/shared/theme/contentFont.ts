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

/**
 * Whether the interface font came with the first paint. Otherwise all text is in the fallback, and Pretendard would move it:
 * that waits for the next page.
 */
export function isInterfaceFontShown(): boolean {
  const [paint] = performance.getEntriesByName?.('first-contentful-paint') ?? [];
  const fonts = (performance.getEntriesByType?.('resource') ?? []) as PerformanceResourceTiming[];
  const font = fonts.find(({ name }) => name.includes('/teamieum-ui-first.'));
  return !paint || !font || font.responseEnd <= paint.startTime;
}
