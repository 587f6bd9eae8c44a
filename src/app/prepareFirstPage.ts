import { matchPath } from 'react-router-dom';
import { takeFirstAnswers } from '@/shared/api';
import { paths } from '@/shared/routes';
import { hasLoginHint, selectIsMember } from '@/shared/session';
import { type AppStore } from './createStore';
import { type LazyPage } from './lazyPage';
import { pages } from './pages';

/** The pages whose content the server writes into the HTML. */
const WRITTEN: readonly [path: string, page: LazyPage][] = [
  [paths.home, pages.landing],
  [paths.about, pages.about],
  [paths.projectList, pages.projectList],
  [paths.projectDetail(':id'), pages.projectDetail],
  [paths.archiveList, pages.archiveList],
  [paths.archiveDetail(':id'), pages.archiveDetail],
];

/**
 * Fetches the script of the page the HTML already shows, so that the first drawing is the whole page in the place of what
 * stands there. Elsewhere there is nothing to wait for.
 */
export async function fetchFirstPage(): Promise<void> {
  const isWritten = document.getElementById('root')?.hasChildNodes() ?? false;
  const [, page] = WRITTEN.find(([path]) => matchPath(path, window.location.pathname)) ?? [];
  if (isWritten) await page?.fetch();
}

/** Takes the answers that came with the HTML. The calls of the API they belong to come with the page's script. */
export function fillFirstPage(store: AppStore): void {
  const answers = takeFirstAnswers();
  const isVisitor = !selectIsMember(store.getState()) && !hasLoginHint();
  // What a visitor is told is not what a member is.
  if (answers && isVisitor) store.dispatch(answers);
}
