import { useEffect } from 'react';
import { type PageInfo } from '@contract/envelope';
import { useLoggedFailure } from '@/shared/lib/logFailure';
import { useDelayedLoading } from '@/shared/ui/Skeleton';

/** A list seen longer ago than this, in seconds, is shown at once and asked for again behind the scenes. */
export const FRESH_FOR = 30;

interface ListQuery<Page> {
  data?: Page;
  currentData?: Page;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ListPlace {
  /** The page the address names, from 1 (D75). */
  page: number;
  /** Leads to the last page from one past the end. */
  onPastTheEnd: (lastPage: number) => void;
  /** What is noted when it cannot be loaded. */
  failure: string;
}

/** What a list in pages shows of its query. */
export function usePagedList<Page extends PageInfo>(query: ListQuery<Page>, { page, ...place }: ListPlace) {
  const { data, currentData, error, isFetching, refetch } = query;
  const isFailed = error !== undefined;
  const isPastTheEnd = currentData !== undefined && page > lastPageOf(currentData);

  // While another page is on its way the one before stays in sight, unless there is nothing on it.
  const kept = currentData ?? (data?.totalElements === 0 ? undefined : data);
  const skeletonStays = useDelayedLoading(!kept && !isFailed);
  const isShown = !isFailed && !skeletonStays && !isPastTheEnd;

  useLoggedFailure(place.failure, error);

  useEffect(() => {
    if (isPastTheEnd) place.onPastTheEnd(lastPageOf(currentData));
  });

  return {
    list: isShown ? kept : undefined,
    isStale: !currentData && isFetching,
    isFailed,
    skeletonStays,
    refetch,
  };
}

/** An empty list has one page to stand on, the first. */
const lastPageOf = ({ totalPages }: PageInfo) => Math.max(1, totalPages);
