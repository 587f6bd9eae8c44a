import { useSearchParams } from 'react-router-dom';

/** A part of a list's parameters, or a function that makes it from the newest ones. */
export type Change<Params> = Partial<Params> | ((newest: Params) => Partial<Params>);

/** How parameters are read from the query of an address and written to it; defaults are left out. */
interface Codec<Params> {
  read: (search: URLSearchParams) => Params;
  write: (params: Params) => URLSearchParams;
}

/**
 * The parameters of a list in the URL. `show` changes the newest ones, not those of the last render: a second press may
 * come before the page has rendered the first (MEND-56). What depends on them is given as a function. A change that
 * names no page leads to the first; `replace` adds no entry to the history.
 */
export function useUrlParams<Params extends object>({ read, write }: Codec<Params>) {
  const [search, setSearch] = useSearchParams();
  const params = read(search);

  return {
    params,
    show: (change: Change<Params>, { replace = false } = {}) => {
      // The router may not have rendered the newest address yet; the browser shows it.
      const newest = read(new URLSearchParams(window.location.search));
      const changed = typeof change === 'function' ? change(newest) : change;
      setSearch(write({ ...newest, page: 1, ...changed }), { replace });
    },
    /** The query of another page's address. */
    addressOf: (page: number) => `?${write({ ...params, page }).toString()}`,
  };
}
