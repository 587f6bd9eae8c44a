import { useState } from 'react';
import { type PageInfo } from '@contract/envelope';
import { useDelayedLoading } from '@/shared/ui/Skeleton';
import { useExistingPage } from './useExistingPage';
import { type PageParams } from './useListParams';

/** A cached list older than this, in seconds, is shown and refetched in the background. */
export const FRESH_FOR = 30;

interface ListQuery<Page> {
  data?: Page;
  currentData?: Page;
  error?: unknown;
  originalArgs?: unknown;
  endpointName?: string;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The state of a paged list, of which `listParams` names the page. */
export function usePagedList<Page extends PageInfo>(query: ListQuery<Page>, listParams: PageParams) {
  const { data, currentData, error, isFetching, refetch } = query;
  const isFailed = error !== undefined;
  const lastPage = currentData && lastPageOf(currentData);
  const isThere = useExistingPage({
    page: listParams.params.page,
    lastPage,
    replacePage: (page) => listParams.replace({ page }),
  });

  // While another page is loading the previous one is shown, unless it is empty.
  const kept = currentData ?? (data?.totalElements === 0 ? undefined : data);
  const skeletonStays = useDelayedLoading(!kept && !isFailed);
  const isShown = !isFailed && !skeletonStays && isThere;

  const args = JSON.stringify(query.originalArgs);
  const [shownArgs, setShownArgs] = useState(args);
  if (currentData && args !== shownArgs) setShownArgs(args);

  return {
    list: isShown ? kept : undefined,
    /** Another list has another key, a refetched one the same: rows of another list are new, and none moves (MEND-112). */
    listKey: shownArgs,
    isStale: !currentData && isFetching,
    isFailed,
    skeletonStays,
    refetch,
  };
}

/** What a component shows of a list. */
export type PagedList<Page extends PageInfo> = ReturnType<typeof usePagedList<Page>>;

/** An empty list has one page. */
const lastPageOf = ({ totalPages }: PageInfo) => Math.max(1, totalPages);
