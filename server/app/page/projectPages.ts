import { type ArchivePage } from '@contract/archive';
import { documentTitle } from '@contract/documentTitle';
import { NEWEST_ARCHIVES, NEWEST_OPEN, PAGE_TEXTS } from '@contract/pageTexts';
import { paths } from '@contract/paths';
import { listQuery, PROJECT_LIST, type ProjectDetail, type ProjectItem, type ProjectPage } from '@contract/project';
import { type PreloadedResponse } from '@contract/rendering';
import { type Summary } from '@contract/summary';
import { listTags, tags } from '../../lib/cache/tags';
import { listFacts, neighbours, personNamed, descriptionOf, toSearch, withSearch } from './facts';
import { noSearch, type ApiResult, type PageHead, type PageSource } from './publicPage';

/** The landing page with the newest posts and archives, and their numbers. */
export const landing: PageSource = {
  search: noSearch,
  tags: () => [...listTags('project'), tags.list('archive')],
  async prepare(_address, ask) {
    const [found, archives, summary] = await Promise.all([
      ask<ProjectPage>(`/api/projects/filter/keyword?${toSearch(NEWEST_OPEN)}`),
      ask<ArchivePage>(`/api/archive/projects?${toSearch(NEWEST_ARCHIVES)}`),
      ask<Summary>('/api/summary'),
    ]);
    const head: PageHead = {
      title: documentTitle(),
      description: PAGE_TEXTS.description,
      path: paths.home,
      kind: 'website',
      facts: (absolute) => ({ '@type': 'WebSite', name: PAGE_TEXTS.brand, url: absolute(paths.home) }),
    };
    const responses: PreloadedResponse[] = [
      ...listResponses(NEWEST_OPEN, found),
      ...(archives ? [{ endpoint: 'listArchives' as const, arg: NEWEST_ARCHIVES, data: archives.data }] : []),
      ...(summary ? [{ endpoint: 'getSummary' as const, data: summary.data }] : []),
    ];
    return { page: 'landing', head, responses };
  },
};

/** The list of recruitment posts, with the filters of its address. */
export const projectList: PageSource = {
  search: (search) => PROJECT_LIST.write(PROJECT_LIST.read(search)),
  tags: () => listTags('project'),
  async prepare({ search }, ask) {
    const params = PROJECT_LIST.read(search);
    const arg = listQuery(params);
    const found = await ask<ProjectPage>(
      `/api/projects/filter/${params.title ? 'search' : 'keyword'}?${toSearch(arg)}`,
    );
    const addressOf = (page: number) => withSearch(paths.projectList, PROJECT_LIST.write({ ...params, page }));
    const head: PageHead = {
      title: documentTitle(PAGE_TEXTS.projectList.title),
      description: PAGE_TEXTS.projectList.lead,
      path: addressOf(params.page),
      kind: 'website',
      ...neighbours(params.page, found?.data.totalPages ?? 0, addressOf),
      facts: (absolute) => listFacts((found?.data.projects ?? []).map(({ id }) => absolute(paths.projectDetail(id)))),
    };
    return { page: 'projectList', head, responses: listResponses(arg, found) };
  },
};

/** One recruitment post. */
export const projectDetail: PageSource = {
  kind: 'project',
  search: noSearch,
  tags: ({ id }) => [tags.post({ kind: 'project', id }), ...listTags('project')],
  async prepare({ id }, ask) {
    const [found, similar] = await Promise.all([
      ask<ProjectDetail>(`/api/projects/${id}`),
      ask<ProjectItem[]>(`/api/projects/${id}/similar`),
    ]);
    const about = { endpoint: 'getProject', arg: id } as const;
    if (!found) return { page: 'projectDetail', head: null, responses: [{ ...about, missing: true as const }] };
    const responses: PreloadedResponse[] = [
      { ...about, data: found.data },
      ...(similar ? [{ endpoint: 'getSimilarProjects' as const, arg: id, data: similar.data }] : []),
    ];
    return { page: 'projectDetail', head: headOf(found.data), responses };
  },
};

const listResponses = (arg: object, found: ApiResult<ProjectPage>) =>
  found ? [{ endpoint: 'listProjects' as const, arg, data: found.data }] : [];

function headOf({ id, title, introduce, createdDate, writer }: ProjectDetail): PageHead {
  const description = descriptionOf(introduce);
  return {
    title: documentTitle(title),
    description,
    path: paths.projectDetail(id),
    image: `/share/project/${id}.png`,
    kind: 'article',
    facts: (absolute) => ({
      '@type': 'Article',
      headline: title,
      description,
      datePublished: createdDate,
      ...(writer !== null && { author: personNamed(writer) }),
      url: absolute(paths.projectDetail(id)),
    }),
  };
}
