import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

interface ExistingPage {
  /** The page that the address names, from 1; the first for anything but a page number (D75). */
  page: number;
  /** From 1; undefined until the list has been loaded. */
  lastPage: number | undefined;
  replacePage: (page: number) => void;
}

/**
 * Replaces the address of a page that does not exist by that of the last page, or of the first one (MEND-93).
 * @returns whether the page exists, as far as is known
 */
export function useExistingPage({ page, lastPage = page, replacePage }: ExistingPage): boolean {
  const [search] = useSearchParams();
  const written = search.get('page');
  const existing = Math.min(page, lastPage);

  useEffect(() => {
    if (page !== existing || (written !== null && written !== String(page))) replacePage(existing);
  });
  return page === existing;
}
