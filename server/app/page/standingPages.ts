import { documentTitle, NEWEST_OPEN, PAGE_TEXTS } from '@contract/pageTexts';
import { paths } from '@contract/paths';
import { type ProjectPage } from '@contract/project';
import { aboutFigure, logo } from './drawings';
import { html } from './html';
import { projectCard, toSearch } from './projectPages';
import { writtenFrom, type PublicPage, type WritePage } from './publicPage';

/** The landing page with the newest posts. */
export const writeHome: WritePage = async (_address, ask) =>
  writtenFrom(await ask<ProjectPage>(`/api/projects/filter/keyword?${toSearch(NEWEST_OPEN)}`), homePage);

function homePage(answer: ProjectPage): PublicPage {
  const { heading, lead, begin, newest } = PAGE_TEXTS.home;
  return {
    title: documentTitle(),
    description: PAGE_TEXTS.description,
    path: paths.home,
    kind: 'website',
    facts: (absolute) => ({ '@type': 'WebSite', name: PAGE_TEXTS.brand, url: absolute(paths.home) }),
    main: html`<div class="fv-hero">
        ${logo}
        <h1>${heading}</h1>
        <p class="fv-lead">${lead}</p>
        <a class="fv-button" href="${paths.archiveRegistration}">${begin}</a>
      </div>
      ${
        answer.projects.length > 0 &&
        html`<h2>${newest}</h2>
          <ul class="fv-grid">
            ${answer.projects.map(projectCard)}
          </ul>`
      }`,
    answers: [{ endpoint: 'listProjects', question: NEWEST_OPEN, answer }],
  };
}

export const writeAbout: WritePage = async () => ({ kind: 'page', page: aboutPage() });

function aboutPage(): PublicPage {
  const { title, heading, text, audienceHeading, audience } = PAGE_TEXTS.about;
  return {
    title: documentTitle(title),
    description: text,
    path: paths.about,
    kind: 'website',
    main: html`<article class="fv-article">
      <h1>${heading}</h1>
      ${aboutFigure}
      <p>${text}</p>
      <h2>${audienceHeading}</h2>
      <p>${audience}</p>
    </article>`,
    answers: [],
  };
}
