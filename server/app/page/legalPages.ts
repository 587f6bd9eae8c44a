import { type LegalSection, type LegalText } from '@contract/legal/legalText';
import { PRIVACY } from '@contract/legal/privacy';
import { TERMS } from '@contract/legal/terms';
import { documentTitle } from '@contract/pageTexts';
import { paths } from '@contract/paths';
import { html, type Html } from './html';
import { type PublicPage, type WritePage } from './publicPage';

export const writeTerms: WritePage = async () => ({ kind: 'page', page: legalPage(paths.terms, TERMS) });

export const writePrivacy: WritePage = async () => ({ kind: 'page', page: legalPage(paths.privacy, PRIVACY) });

function legalPage(path: string, { title, intro, sections }: LegalText): PublicPage {
  return {
    title: documentTitle(title),
    description: intro,
    path,
    kind: 'article',
    main: html`<article class="fv-article fv-legal">
      <h1>${title}</h1>
      <p>${intro}</p>
      ${sections.map(section)}
    </article>`,
    answers: [],
  };
}

function section({ heading, paragraphs = [], items = [] }: LegalSection): Html {
  return html`<h2>${heading}</h2>
    ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
    ${
      items.length > 0 &&
      html`<ul>
        ${items.map((item) => html`<li>${item}</li>`)}
      </ul>`
    }`;
}
