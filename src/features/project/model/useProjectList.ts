import { LIMITS } from '@contract/limits';
import { useListProjectsQuery, usePrefetchProjects } from '@/shared/api';
import { FRESH_FOR, usePagedList } from '@/shared/lib/pagedList';
import { listQuery } from '@contract/project';
import { useListPlace } from './useListPlace';

/** How many posts a page holds (spec §9). */
export const PAGE_SIZE = LIMITS.projectPageSize.default;

/** The recruitment posts of the place the address names. */
export function useProjectList() {
  const { place, show, addressOf } = useListPlace();
  const query = useListProjectsQuery(listQuery(place), { refetchOnMountOrArgChange: FRESH_FOR });
  const prefetch = usePrefetchProjects();
  const shown = usePagedList(query, {
    page: place.page,
    onPastTheEnd: (page) => show({ page }, { replace: true }),
    failure: 'The recruitment posts could not be loaded.',
  });

  return {
    ...shown,
    place,
    show,
    addressOf,
    prefetchPage: (page: number) => prefetch(listQuery({ ...place, page }), { ifOlderThan: FRESH_FOR }),
  };
}
