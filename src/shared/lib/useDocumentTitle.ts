import { useLayoutEffect } from 'react';
import { documentTitle } from '@contract/pageTexts';
import { isolateDirection } from '@/shared/lib/isolateDirection';

/**
 * Names the page in the tab and for screen readers ("로그인 | 팀이음"); without a name it is the landing page's.
 * A `<title>` rendered late would lose against the one in the document, so the document's own is set.
 */
export function useDocumentTitle(name?: string) {
  // Before the first paint of the page, so that screen readers announce its title.
  useLayoutEffect(() => {
    document.title = documentTitle(name && isolateDirection(name));
  }, [name]);
}
