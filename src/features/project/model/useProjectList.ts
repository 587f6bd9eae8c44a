import { useSearchParams } from 'react-router-dom';
import { LIMITS } from '@contract/limits';
import { listQuery, listSearch, readListParams, type ListParams } from '@contract/project';
import { useListProjectsQuery, usePrefetchProjects } from '@/shared/api';
import { FRESH_FOR, usePagedList } from '@/shared/lib/usePagedList';

/** Posts per page (spec §9). */
export const PAGE_SIZE = LIMITS.projectPageSize.default;

/** The recruitment posts for the list parameters of the URL. */
export function useProjectList() {
  const { params, show, addressOf } = useListParams();
  const query = useListProjectsQuery(listQuery(params), { refetchOnMountOrArgChange: FRESH_FOR });
  const prefetch = usePrefetchProjects();
  const shown = usePagedList(query, {
    page: params.page,
    onPastTheEnd: (page) => show({ page }, { replace: true }),
    failure: 'The recruitment posts could not be loaded.',
  });

  return {
    ...shown,
    params,
    show,
    addressOf,
    prefetchPage: (page: number) => prefetch(listQuery({ ...params, page }), { ifOlderThan: FRESH_FOR }),
  };
}

/** The list parameters of the URL, and a function that navigates to others. */
function useListParams() {
  const [search, setSearch] = useSearchParams();
  const params = readListParams(search);

  return {
    params,
    /** Every change but pagination starts at page 1 (PLIST-26). `replace` leaves no history entries of half-typed words. */
    show: (change: Partial<ListParams>, { replace = false } = {}) => {
      setSearch(listSearch({ ...params, page: 1, ...change }), { replace });
    },
    addressOf: (page: number) => `?${listSearch({ ...params, page }).toString()}`,
  };
}
