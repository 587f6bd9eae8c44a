import { countUnit } from '@contract/envelope';
import { documentTitle, PAGE_TEXTS } from '@contract/pageTexts';
import { paths } from '@contract/paths';
import { PERIOD_LABELS } from '@contract/period';
import {
  listQuery,
  listSearch,
  PROJECT_CATEGORY_LABELS,
  readListPlace,
  type ListPlace,
  type ProjectDetail,
  type ProjectItem,
  type ProjectPage,
} from '@contract/project';
import { ROLE_LABELS } from '@contract/skill';
import { html, type Html } from './html';
import { listFacts, listMain, personNamed, postMain, summaryOf, writtenBy } from './pageParts';
import { writtenFrom, type PublicPage, type WritePage } from './publicPage';

const TEXTS = PAGE_TEXTS.projectList;

/** The list of recruitment posts as its address narrows it. */
export const writeProjectList: WritePage = async ({ search }, ask) => {
  const place = readListPlace(search);
  const name = place.title ? 'search' : 'keyword';
  const answer = await ask<ProjectPage>(`/api/projects/filter/${name}?${toSearch(listQuery(place))}`);
  return writtenFrom(answer, (data) => listPage(place, data));
};

function listPage(place: ListPlace, answer: ProjectPage): PublicPage {
  const { page } = place;
  return {
    title: documentTitle(TEXTS.title),
    description: TEXTS.lead,
    path: addressOf(place),
    kind: 'website',
    ...(page > 1 && { previous: addressOf({ ...place, page: page - 1 }) }),
    ...(page < answer.totalPages && { next: addressOf({ ...place, page: page + 1 }) }),
    facts: (absolute) => listFacts(answer.projects.map(({ id }) => absolute(paths.projectDetail(id)))),
    main: listMain({
      texts: TEXTS,
      writeAt: paths.projectRegistration,
      filters: true,
      cards: html`<ul class="fv-grid">
        ${answer.projects.map(projectCard)}
      </ul>`,
      count: `총 ${answer.totalElements.toLocaleString('ko-KR')}${countUnit(answer.totalElements)}의 프로젝트`,
    }),
    answers: [{ endpoint: 'listProjects', question: listQuery(place), answer }],
  };
}

/** One recruitment post. */
export const writeProject: WritePage = async ({ id }, ask) =>
  writtenFrom(await ask<ProjectDetail>(`/api/projects/${Number(id)}`), postPage);

function postPage(project: ProjectDetail): PublicPage {
  const { id } = project;
  const description = summaryOf(project.introduce);
  return {
    title: documentTitle(project.title),
    description,
    path: paths.projectDetail(id),
    image: `/share/project/${id}.png`,
    kind: 'article',
    facts: (absolute) => ({
      '@type': 'Article',
      headline: project.title,
      description,
      datePublished: project.createdDate,
      ...(project.writer !== null && { author: personNamed(project.writer) }),
      url: absolute(paths.projectDetail(id)),
    }),
    main: postMain({
      list: { path: paths.projectList, name: PAGE_TEXTS.project.list },
      kind: PROJECT_CATEGORY_LABELS[project.category],
      title: project.title,
      writer: project.writer,
      createdAt: project.createdDate,
      facts: kindOf(project),
      texts: [
        { heading: PAGE_TEXTS.project.introduce, text: project.introduce },
        { heading: PAGE_TEXTS.project.recruitment, text: project.article },
      ],
      link: { name: PAGE_TEXTS.project.link, address: project.link },
    }),
    answers: [{ endpoint: 'getProject', question: id, answer: project }],
  };
}

/** A post as it stands in a list. */
export function projectCard(project: ProjectItem): Html {
  return html`<li>
    <p class="fv-soft">${project.roles.map((role) => ROLE_LABELS[role]).join(' · ')}</p>
    <h3><a href="${paths.projectDetail(project.id)}">${project.title}</a></h3>
    <p class="fv-soft">${kindOf(project)}</p>
    ${writtenBy(project.writer, project.createdDate)}
  </li>`;
}

function kindOf({ category, meetingOption, period, personnel }: ProjectItem | ProjectDetail): string {
  return [PROJECT_CATEGORY_LABELS[category], meetingOption, PERIOD_LABELS[period], `${personnel}명`].join(' · ');
}

function addressOf(place: ListPlace): string {
  const search = listSearch(place).toString();
  return search ? `${paths.projectList}?${search}` : paths.projectList;
}

/** A question as the query of a request. */
export function toSearch(question: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(question) as [string, Answerable][]) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') search.append(name, String(one));
  }
  return search.toString();
}

type Answerable = string | number | undefined | readonly string[];
