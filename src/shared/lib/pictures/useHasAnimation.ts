import { useEffect, useState } from 'react';
import { logFailure } from '@/shared/lib/logFailure';
import { isAnimatedFile } from './isAnimatedFile';

/** Whether one of the chosen files is an animated picture, by its content; false until that is known. */
export function useHasAnimation(files: readonly File[]): boolean {
  const [animated, setAnimated] = useState<readonly File[]>([]);
  const unknown = files.filter(({ type }) => type !== '' && type !== 'image/jpeg');
  const key = unknown.map(({ name, size, lastModified }) => `${name}/${size}/${lastModified}`).join();

  useEffect(() => {
    if (unknown.length === 0) return;
    let isCurrent = true;
    // Files that are no longer chosen may stay in the list.
    void findAnimated(unknown).then((found) => isCurrent && found.length > 0 && setAnimated(found));
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is a new one in every rendering
  }, [key]);

  return files.some((file) => animated.includes(file));
}

async function findAnimated(files: readonly File[]): Promise<File[]> {
  try {
    const found = await Promise.all(files.map(isAnimatedFile));
    return files.filter((_, index) => found[index]);
  } catch (error) {
    // The form works without the note.
    logFailure('A picture could not be read:', error);
    return [];
  }
}
