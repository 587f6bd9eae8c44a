import { ARCHIVE_LIST, archiveQuery } from '@contract/archive';
import { useListArchivesQuery, usePrefetchArchives } from '@/shared/api';
import { FRESH_FOR, useListParams, usePagedList } from '@/shared/list';

/** The archives for the list parameters of the URL. */
export function useArchiveList() {
  const browsing = useListParams(ARCHIVE_LIST);
  const { params } = browsing;
  const query = useListArchivesQuery(archiveQuery(params), { refetchOnMountOrArgChange: FRESH_FOR });
  const prefetch = usePrefetchArchives();

  return {
    browsing,
    state: usePagedList(query, browsing),
    prefetchPage: (page: number) => prefetch(archiveQuery({ ...params, page }), { ifOlderThan: FRESH_FOR }),
  };
}
