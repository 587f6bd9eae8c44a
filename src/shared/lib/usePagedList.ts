import { useState } from 'react';
import { type PageInfo } from '@contract/envelope';
import { useLoggedFailure } from '@/shared/lib/logFailure';
import { useExistingPage } from '@/shared/lib/useExistingPage';
import { useDelayedLoading } from '@/shared/ui/Skeleton';

/** A cached list older than this, in seconds, is shown and refetched in the background. */
export const FRESH_FOR = 30;

interface ListQuery<Page> {
  data?: Page;
  currentData?: Page;
  error?: unknown;
  originalArgs?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ListOptions {
  /** The page the address names, from 1 (D75). */
  page: number;
  /** Replaces the address by that of another page, when it names none of the list. */
  replacePage: (page: number) => void;
  /** The message of the log when it fails to load. */
  failure: string;
}

/** The state of a paged list. */
export function usePagedList<Page extends PageInfo>(query: ListQuery<Page>, { page, ...options }: ListOptions) {
  const { data, currentData, error, isFetching, refetch } = query;
  const isFailed = error !== undefined;
  const lastPage = currentData && lastPageOf(currentData);
  const isThere = useExistingPage({ page, lastPage, replacePage: options.replacePage });

  // While another page is loading the previous one is shown, unless it is empty.
  const kept = currentData ?? (data?.totalElements === 0 ? undefined : data);
  const skeletonStays = useDelayedLoading(!kept && !isFailed);
  const isShown = !isFailed && !skeletonStays && isThere;

  const args = JSON.stringify(query.originalArgs);
  const [shownArgs, setShownArgs] = useState(args);
  if (currentData && args !== shownArgs) setShownArgs(args);

  useLoggedFailure(options.failure, error);

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

/** An empty list has one page. */
const lastPageOf = ({ totalPages }: PageInfo) => Math.max(1, totalPages);
