import { useSearchParams } from 'react-router-dom';
import { listSearch, readListPlace, type ListPlace } from '@contract/project';

/** The place in the list that the address names, and how to get to another one. */
export function useListPlace() {
  const [search, setSearch] = useSearchParams();
  const place = readListPlace(search);

  return {
    place,
    /** Anything but another page starts at page 1 (PLIST-26). `replace` keeps the way back free of half-typed words. */
    show: (change: Partial<ListPlace>, { replace = false } = {}) => {
      setSearch(listSearch({ ...place, page: 1, ...change }), { replace });
    },
    addressOf: (page: number) => `?${listSearch({ ...place, page }).toString()}`,
  };
}
