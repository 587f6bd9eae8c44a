import { LIMITS } from '@contract/limits';
import { listQuery, PROJECT_LIST } from '@contract/project';
import { useListProjectsQuery, usePrefetchProjects } from '@/shared/api';
import { FRESH_FOR, useListParams, usePagedList, type ListParamsOf } from '@/shared/list';

/** Posts per page (spec §9). */
export const PAGE_SIZE = LIMITS.projectPageSize.default;

/** The parameters of the list in the URL, and how to change them. */
export type ProjectListParams = ListParamsOf<typeof PROJECT_LIST>;

/** The recruitment posts for the list parameters of the URL. */
export function useProjectList() {
  const browsing = useListParams(PROJECT_LIST);
  const { params } = browsing;
  const query = useListProjectsQuery(listQuery(params), { refetchOnMountOrArgChange: FRESH_FOR });
  const prefetch = usePrefetchProjects();

  return {
    browsing,
    state: usePagedList(query, browsing),
    prefetchPage: (page: number) => prefetch(listQuery({ ...params, page }), { ifOlderThan: FRESH_FOR }),
  };
}
