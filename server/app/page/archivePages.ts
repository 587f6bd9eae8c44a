import { ARCHIVE_LIST, archiveQuery, type ArchiveDetail, type ArchivePage } from '@contract/archive';
import { documentTitle } from '@contract/documentTitle';
import { PAGE_TEXTS } from '@contract/pageTexts';
import { paths } from '@contract/paths';
import { listTags, tags } from '../../lib/cache/tags';
import { listFacts, neighbours, personNamed, descriptionOf, toSearch, withSearch } from './facts';
import { noSearch, type PageHead, type PageSource } from './publicPage';

/** The list of published archives. */
export const archiveList: PageSource = {
  search: (search) => ARCHIVE_LIST.write(ARCHIVE_LIST.read(search)),
  tags: () => listTags('archive'),
  async prepare({ search }, ask) {
    const params = ARCHIVE_LIST.read(search);
    const arg = archiveQuery(params);
    const found = await ask<ArchivePage>(`/api/archive/projects${params.keyword ? '/search' : ''}?${toSearch(arg)}`);
    const addressOf = (page: number) => withSearch(paths.archiveList, ARCHIVE_LIST.write({ ...params, page }));
    const head: PageHead = {
      title: documentTitle(PAGE_TEXTS.archiveList.title),
      description: PAGE_TEXTS.archiveList.lead,
      path: addressOf(params.page),
      kind: 'website',
      ...neighbours(params.page, found?.data.totalPages ?? 0, addressOf),
      facts: (absolute) => listFacts((found?.data.archives ?? []).map(({ id }) => absolute(paths.archiveDetail(id)))),
    };
    const responses = found ? [{ endpoint: 'listArchives' as const, arg, data: found.data }] : [];
    return { page: 'archiveList', head, responses };
  },
};

/** One published archive. */
export const archiveDetail: PageSource = {
  kind: 'archive',
  search: noSearch,
  tags: ({ id }) => [tags.post({ kind: 'archive', id }), tags.people],
  async prepare({ id }, ask) {
    const found = await ask<ArchiveDetail>(`/api/archive/${id}`);
    const about = { endpoint: 'getArchive', arg: id } as const;
    if (!found) return { page: 'archiveDetail', head: null, responses: [{ ...about, missing: true as const }] };
    return { page: 'archiveDetail', head: headOf(found.data), responses: [{ ...about, data: found.data }] };
  },
};

function headOf({ id, title, description: story, createdDateTime, members }: ArchiveDetail): PageHead {
  const description = descriptionOf(story);
  return {
    title: documentTitle(title),
    description,
    path: paths.archiveDetail(id),
    image: `/share/archive/${id}.png`,
    kind: 'article',
    facts: (absolute) => ({
      '@type': 'CreativeWork',
      name: title,
      description,
      datePublished: createdDateTime,
      author: members.flatMap(({ nickname }) => (nickname === null ? [] : personNamed(nickname))),
      url: absolute(paths.archiveDetail(id)),
    }),
  };
}
