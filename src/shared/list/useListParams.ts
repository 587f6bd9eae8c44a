import { useSearchParams } from 'react-router-dom';
import { type ListCodec, type Paged } from '@contract/listCodec';

/** A part of a list's parameters, or a function that makes it from the newest ones. */
export type Change<Params> = Partial<Params> | ((newest: Params) => Partial<Params>);

/**
 * The parameters of a list in the URL. `show` changes the newest ones, not those of the last render: a second press may
 * come before the page has rendered the first (MEND-56). What depends on them is given as a function. A change that
 * names no page leads to the first; `replace` adds no entry to the history.
 */
export function useListParams<Params extends object>({ read, write, searchOf }: ListCodec<Params>) {
  const [search, setSearch] = useSearchParams();
  const params = read(search);

  function show(change: Change<Paged<Params>>, { replace = false } = {}) {
    // The router may not have rendered the newest address yet; the browser shows it.
    const newest = read(new URLSearchParams(window.location.search));
    const changed = typeof change === 'function' ? change(newest) : change;
    setSearch(write({ ...newest, page: 1, ...changed }), { replace });
  }

  return {
    params,
    show,
    /** The same without an entry in the history. */
    replace: (change: Change<Paged<Params>>) => show(change, { replace: true }),
    /** The query of this address, empty for the list without choices. */
    search: searchOf(params),
    /** The address of another page, of this list or of that at `path`; `?` leads to this one without choices. */
    addressOf: (page: number, path = '') => path + searchOf({ ...params, page }) || '?',
  };
}

/** The parameters of a list, as `useListParams` returns them. */
export type ListParamsOf<Codec> =
  Codec extends ListCodec<infer Params> ? ReturnType<typeof useListParams<Params>> : never;

/** What `usePagedList` and `ListState` read of a list's parameters. */
export interface PageParams {
  params: { page: number };
  replace: (change: { page: number }) => void;
  addressOf: (page: number, path?: string) => string;
}
