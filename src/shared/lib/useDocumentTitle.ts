import { useLayoutEffect } from 'react';
import { documentTitle } from '@contract/documentTitle';
import { isolateDirection } from '@contract/isolateDirection';

/**
 * Sets the title of the tab, which screen readers announce ("로그인
 * 팀이음"); without a name that of the landing page. A `<title>` rendered late would be ignored in favour of the
 * document's, so the document's is set.
 */
export function useDocumentTitle(name?: string, brand?: string) {
  // Before the first paint of the page, so that screen readers announce its title.
  useLayoutEffect(() => {
    document.title = documentTitle(name && isolateDirection(name), brand);
  }, [name, brand]);
}
