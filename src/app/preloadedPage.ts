import { matchPath } from 'react-router-dom';
import { RENDERED_ROUTES } from '@contract/renderedRoutes';
import { hydrateApiCache, takePreloadedData } from '@/shared/api';
import { hasLoginHint, selectIsMember } from '@/shared/session';
import { fetchContentFont } from '@/shared/theme';
import { type AppStore } from './createStore';
import { pages } from './pages';

/**
 * Fetches the script of the page that the server has rendered, so that the whole of it is hydrated at once. Elsewhere there
 * is nothing to wait for.
 */
export async function fetchPageScript(root: Element): Promise<void> {
  if (!root.hasChildNodes()) return;
  const [, page] = RENDERED_ROUTES.find(([route]) => matchPath(route, window.location.pathname)) ?? [];
  await pages[page ?? 'notFound'].fetch();
  fetchContentFont();
}

/**
 * Takes the answers that came with the HTML. The calls of the API they belong to come with the page's script.
 * @returns whether what the server has rendered is what this tab draws: not for a member, and not where the tab brings
 * something of its own, such as a draft or the part of a list that a post was opened from
 */
export function applyPreloadedData(store: AppStore, root: Element): boolean {
  const answers = takePreloadedData();
  const { drafts } = store.getState();
  // What a visitor is told is not what a member is.
  if (selectIsMember(store.getState()) || hasLoginHint()) return false;
  if (answers) hydrateApiCache(answers).forEach((action) => store.dispatch(action));
  return root.hasChildNodes() && Object.keys(drafts.byKey).length === 0 && !routerState();
}

/** What the router keeps in the history about this place. */
const routerState = () => (window.history.state as { usr?: unknown } | null)?.usr;
