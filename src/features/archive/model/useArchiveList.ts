import { useSearchParams } from 'react-router-dom';
import { useListArchivesQuery, usePrefetchArchives } from '@/shared/api';
import { FRESH_FOR, usePagedList } from '@/shared/lib/usePagedList';
import { archiveQuery, archiveSearch, readArchiveListParams, type ArchiveListParams } from '@contract/archive';

/** The archives for the list parameters of the URL. */
export function useArchiveList() {
  const { params, show, addressOf } = useArchiveListParams();
  const query = useListArchivesQuery(archiveQuery(params), { refetchOnMountOrArgChange: FRESH_FOR });
  const prefetch = usePrefetchArchives();
  const shown = usePagedList(query, {
    page: params.page,
    onPastTheEnd: (page) => show({ page }, { replace: true }),
    failure: 'The archives could not be loaded.',
  });

  return {
    ...shown,
    params,
    show,
    addressOf,
    prefetchPage: (page: number) => prefetch(archiveQuery({ ...params, page }), { ifOlderThan: FRESH_FOR }),
  };
}

/** The list parameters of the URL, and a function that navigates to others. */
function useArchiveListParams() {
  const [search, setSearch] = useSearchParams();
  const params = readArchiveListParams(search);

  return {
    params,
    /** Another search starts at page 1. */
    show: (change: Partial<ArchiveListParams>, { replace = false } = {}) => {
      setSearch(archiveSearch({ ...params, page: 1, ...change }), { replace });
    },
    addressOf: (page: number) => `?${archiveSearch({ ...params, page }).toString()}`,
  };
}
