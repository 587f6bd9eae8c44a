import { useSelector } from 'react-redux';
import { nameKey } from '@contract/text';
import { isNotFound, useGetMyPageQuery } from '@/shared/api';
import { useOnceTrue } from '@/shared/lib/useOnceTrue';
import { FRESH_FOR, useExistingPage } from '@/shared/list';
import { selectNickname } from '@/shared/session';
import { useDelayedLoading } from '@/shared/ui/Skeleton';
import { useProfileParams } from './useProfileParams';

/** The profile of a member, or the own one without a nickname. `isUnknown` for an unknown nickname. */
export function useProfile(nickname: string) {
  const params = useProfileParams();
  const query = { nickname: useAskedName(nickname), page: params.params.page - 1 };
  const { data, currentData, error, isFetching, refetch } = useGetMyPageQuery(query, {
    refetchOnMountOrArgChange: FRESH_FOR,
  });
  const isUnknown = isNotFound(error);
  // While another page of the portfolio loads, the previous one stays visible.
  const profile = isUnknown ? undefined : (currentData ?? data);
  const skeletonStays = useDelayedLoading(!profile && !error);
  const totalPages = currentData?.portfolio.archivePage.totalPages;
  useExistingPage({
    page: params.params.page,
    lastPage: totalPages === undefined ? undefined : Math.max(1, totalPages),
    replacePage: (page) => params.replace({ page }),
  });

  return {
    params,
    profile: skeletonStays ? undefined : profile,
    isUnknown,
    isFailed: error !== undefined && !isUnknown && !currentData,
    isStale: !currentData && isFetching,
    skeletonStays,
    refetch,
  };
}

/** The nickname to request; undefined for the own one, which is the own profile. */
function useAskedName(nickname: string): string | undefined {
  const own = useSelector(selectNickname) ?? '';
  // Once: when it changes in another tab, the address still has the former one.
  const isOwn = useOnceTrue(nickname === '' || nameKey(nickname) === nameKey(own));
  return isOwn ? undefined : nickname;
}
