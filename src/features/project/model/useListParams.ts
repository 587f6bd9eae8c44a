import { useSearchParams } from 'react-router-dom';
import { listSearch, readListParams, type ListParams } from '@contract/project';

/** The place in the list that the address names, and how to get to another one. */
export function useListParams() {
  const [search, setSearch] = useSearchParams();
  const params = readListParams(search);

  return {
    params,
    /** Anything but another page starts at page 1 (PLIST-26). `replace` keeps the way back free of half-typed words. */
    show: (change: Partial<ListParams>, { replace = false } = {}) => {
      setSearch(listSearch({ ...params, page: 1, ...change }), { replace });
    },
    addressOf: (page: number) => `?${listSearch({ ...params, page }).toString()}`,
  };
}
