import { LIMITS } from '@contract/limits';
import { useListProjectsQuery, usePrefetchProjects } from '@/shared/api';
import { FRESH_FOR, usePagedList } from '@/shared/lib/usePagedList';
import { listQuery } from '@contract/project';
import { useListParams } from './useListParams';

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
