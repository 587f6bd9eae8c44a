import { useSearchParams } from 'react-router-dom';
import { useListArchivesQuery, usePrefetchArchives } from '@/shared/api';
import { FRESH_FOR, usePagedList } from '@/shared/lib/pagedList';
import { archiveQuery, archiveSearch, readArchivePlace, type ArchivePlace } from '@contract/archive';

/** The archives of the place the address names. */
export function useArchiveList() {
  const { place, show, addressOf } = useArchivePlace();
  const query = useListArchivesQuery(archiveQuery(place), { refetchOnMountOrArgChange: FRESH_FOR });
  const prefetch = usePrefetchArchives();
  const shown = usePagedList(query, {
    page: place.page,
    onPastTheEnd: (page) => show({ page }, { replace: true }),
    failure: 'The archives could not be loaded.',
  });

  return {
    ...shown,
    place,
    show,
    addressOf,
    prefetchPage: (page: number) => prefetch(archiveQuery({ ...place, page }), { ifOlderThan: FRESH_FOR }),
  };
}

/** The place in the list that the address names, and how to get to another one. */
function useArchivePlace() {
  const [search, setSearch] = useSearchParams();
  const place = readArchivePlace(search);

  return {
    place,
    /** Another search starts at page 1. */
    show: (change: Partial<ArchivePlace>, { replace = false } = {}) => {
      setSearch(archiveSearch({ ...place, page: 1, ...change }), { replace });
    },
    addressOf: (page: number) => `?${archiveSearch({ ...place, page }).toString()}`,
  };
}
