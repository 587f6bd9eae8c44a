import { matchPath } from 'react-router-dom';
import { WRITTEN_ROUTES } from '@contract/writtenRoutes';
import { takeFirstAnswers } from '@/shared/api';
import { hasLoginHint, selectIsMember } from '@/shared/session';
import { fetchContentFont } from '@/shared/theme';
import { type AppStore } from './createStore';
import { pages } from './pages';

/**
 * Fetches the script of the page the HTML already shows, so that the first drawing is the whole page in the place of what
 * stands there. Elsewhere there is nothing to wait for.
 */
export async function fetchFirstPage(): Promise<void> {
  const isWritten = document.getElementById('root')?.hasChildNodes() ?? false;
  const [, page] = WRITTEN_ROUTES.find(([route]) => matchPath(route, window.location.pathname)) ?? [];
  if (!isWritten || !page) return;
  await pages[page].fetch();
  fetchContentFont();
}

/** Takes the answers that came with the HTML. The calls of the API they belong to come with the page's script. */
export function fillFirstPage(store: AppStore): void {
  const answers = takeFirstAnswers();
  const isVisitor = !selectIsMember(store.getState()) && !hasLoginHint();
  // What a visitor is told is not what a member is.
  if (answers && isVisitor) store.dispatch(answers);
}
