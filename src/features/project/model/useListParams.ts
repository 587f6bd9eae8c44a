import { useSearchParams } from 'react-router-dom';
import { listSearch, readListParams, type ListParams } from '@contract/project';

/** The list parameters of the URL, and a function that navigates to others. */
export function useListParams() {
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
