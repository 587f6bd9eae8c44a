import { matchPath } from 'react-router-dom';
import { RENDERED_ROUTES } from '@contract/renderedRoutes';
import { type PreloadedResponse } from '@contract/rendering';
import { hydrateApiCache, takePreloadedData } from '@/shared/api';
import { hasLoginHint, selectIsMember } from '@/shared/session';
import { keepReplacedText } from '@/shared/lib/textEditing';
import { fetchContentFont } from '@/shared/theme';
import { type AppStore } from './createStore';
import { announcements } from './layout/lazyParts';
import { pages } from './pages';

export { takePreloadedData };

/** The response is the same for members and visitors. */
const isForMembers = ({ endpoint }: PreloadedResponse) => endpoint === 'getAnnouncements';

/**
 * Loads the script of the page that the server has rendered, so that the whole page is hydrated at once, and of an
 * announcement that came with it. Otherwise it resolves immediately.
 */
export async function fetchPageScript(root: Element, responses: readonly PreloadedResponse[]): Promise<void> {
  const scripts = responses.some(isForMembers) ? [announcements.fetch()] : [];
  if (root.hasChildNodes()) {
    const [, page] = RENDERED_ROUTES.find(([route]) => matchPath(route, window.location.pathname)) ?? [];
    scripts.push(pages[page ?? 'notFound'].fetch());
    fetchContentFont();
  }
  await Promise.all(scripts);
}

/**
 * Reads the preloaded data of the HTML. The endpoints it belongs to come with the page's script.
 * @returns whether this tab renders the same as the server's HTML: not for a member, and not if the tab has state of
 * its own, such as a draft or the list that a post was opened from
 */
export function applyPreloadedData(store: AppStore, root: Element, responses: readonly PreloadedResponse[]): boolean {
  const { drafts } = store.getState();
  // Preloaded responses are those of a visitor.
  const isVisitor = !selectIsMember(store.getState()) && !hasLoginHint();
  hydrateApiCache(isVisitor ? responses : responses.filter(isForMembers)).forEach((action) => store.dispatch(action));
  const isHydrated = isVisitor && root.hasChildNodes() && Object.keys(drafts.byKey).length === 0 && !routerState();
  // Also when it is hydrated: React renders a part anew in which a browser extension has put an element (MEND-72).
  keepReplacedText(root);
  return isHydrated;
}

/** The router's history state of this location. */
const routerState = () => (window.history.state as { usr?: unknown } | null)?.usr;
