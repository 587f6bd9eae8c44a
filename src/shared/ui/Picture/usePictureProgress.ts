import { startTransition, useCallback, useState } from 'react';

/** The loading state of a picture; one in the server's HTML may have loaded or failed before hydration. */
export function usePictureProgress(src: string | null) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const noteEarlyEnd = useCallback(
    (photo: HTMLImageElement | null) => {
      if (!photo?.complete || photo.currentSrc === '') return;
      const setEnd = photo.naturalWidth > 0 ? setLoaded : setBroken;
      // An update in a ref callback is synchronous otherwise, in the same task as the hydration.
      startTransition(() => setEnd(src));
    },
    [src],
  );

  return {
    isLoaded: src === loaded,
    isBroken: src !== null && src === broken,
    photo: { ref: noteEarlyEnd, onLoad: () => setLoaded(src), onError: () => setBroken(src) },
  };
}
