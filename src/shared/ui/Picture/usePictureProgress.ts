import { useState } from 'react';

/** How far a picture has come. One the document shows already, as in the page the server wrote, must not fade in again. */
export function usePictureProgress(src: string | null, sizes: string) {
  const [shownBefore] = useState(() => (isShown(src, sizes) ? src : null));
  const [loaded, setLoaded] = useState(shownBefore);
  const [broken, setBroken] = useState<string | null>(null);

  return {
    isLoaded: src === loaded,
    isBroken: src === broken,
    photo: {
      decoding: src === shownBefore ? 'sync' : 'async',
      'data-loaded': src === loaded || undefined,
      onLoad: () => setLoaded(src),
      onError: () => setBroken(src),
    },
  } as const;
}

/** Whether the same copy stands in the document. */
function isShown(src: string | null, sizes: string): boolean {
  return [...document.images].some(
    (image) => image.getAttribute('src') === src && image.sizes === sizes && image.complete && image.naturalWidth > 0,
  );
}
