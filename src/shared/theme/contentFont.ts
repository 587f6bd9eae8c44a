/**
 * Pretendard for what people typed, after everything the first view needs. Until it is there, and for letters it
 * lacks, the metric-matched fallback stands in.
 */
export function loadContentFont() {
  if (document.readyState === 'complete') void fetchFaces();
  else window.addEventListener('load', () => void fetchFaces(), { once: true });
}

// Made by scripts/fonts.mjs before every build.
const fetchFaces = () => import(/* webpackChunkName: "content-font" */ '../../../.gen/content-font.css');
