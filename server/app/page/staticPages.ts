import { type LegalText } from '@contract/legal/legalText';
import { PRIVACY } from '@contract/legal/privacy';
import { TERMS } from '@contract/legal/terms';
import { MESSAGES } from '@contract/messages';
import { documentTitle } from '@contract/documentTitle';
import { PAGE_TEXTS } from '@contract/pageTexts';
import { paths } from '@contract/paths';
import { type RenderedPage } from '@contract/renderedRoutes';
import { noSearch, type PageHead, type PageSource } from './publicPage';

export const about = staticPage('about', {
  title: documentTitle(PAGE_TEXTS.about.title),
  description: PAGE_TEXTS.about.text,
  path: paths.about,
  kind: 'website',
});

export const aboutProof = staticPage('aboutProof', {
  title: documentTitle(PAGE_TEXTS.aboutProof.title),
  description: PAGE_TEXTS.aboutProof.text,
  path: paths.aboutProof,
  kind: 'article',
});

export const terms = staticPage('terms', headOf(paths.terms, TERMS));
export const privacy = staticPage('privacy', headOf(paths.privacy, PRIVACY));

/** The page of unknown addresses. */
export const notFound = staticPage('notFound', null);

/** A page that needs no data of the API. */
function staticPage(page: RenderedPage, head: PageHead | null): PageSource {
  const missingTitle = MESSAGES.pageNotFound;
  return { search: noSearch, tags: () => [], prepare: async () => ({ page, head, missingTitle, responses: [] }) };
}

function headOf(path: string, { title, intro }: LegalText): PageHead {
  return { title: documentTitle(title), description: intro, path, kind: 'article' };
}
