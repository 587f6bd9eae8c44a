import { LIMITS } from '@contract/limits';
import { listQuery, listSearch, readListParams } from '@contract/project';
import { useListProjectsQuery, usePrefetchProjects } from '@/shared/api';
import { FRESH_FOR, usePagedList } from '@/shared/lib/usePagedList';
import { useUrlParams } from '@/shared/routes';

/** Posts per page (spec §9). */
export const PAGE_SIZE = LIMITS.projectPageSize.default;

/** Every change but pagination starts at page 1 (PLIST-26). */
const CODEC = { read: readListParams, write: listSearch };

/** The recruitment posts for the list parameters of the URL. */
export function useProjectList() {
  const { params, show, addressOf } = useUrlParams(CODEC);
  const query = useListProjectsQuery(listQuery(params), { refetchOnMountOrArgChange: FRESH_FOR });
  const prefetch = usePrefetchProjects();
  const shown = usePagedList(query, {
    page: params.page,
    replacePage: (page) => show({ page }, { replace: true }),
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
