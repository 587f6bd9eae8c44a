import { useListArchivesQuery, usePrefetchArchives } from '@/shared/api';
import { FRESH_FOR, usePagedList } from '@/shared/lib/usePagedList';
import { useUrlParams } from '@/shared/routes';
import { archiveQuery, archiveSearch, readArchiveListParams } from '@contract/archive';

const CODEC = { read: readArchiveListParams, write: archiveSearch };

/** The archives for the list parameters of the URL. */
export function useArchiveList() {
  const { params, show, addressOf } = useUrlParams(CODEC);
  const query = useListArchivesQuery(archiveQuery(params), { refetchOnMountOrArgChange: FRESH_FOR });
  const prefetch = usePrefetchArchives();
  const shown = usePagedList(query, {
    page: params.page,
    replacePage: (page) => show({ page }, { replace: true }),
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
