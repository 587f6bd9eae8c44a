import { useGetProjectQuery, usePost } from '@/shared/api';
import { useFreshData } from '@/shared/lib/useFreshData';
import { isId } from '@contract/id';

const TEAM: readonly (string | undefined)[] = ['LEADER', 'MEMBER'];

/** The finished project of a new archive, or the reason why there is none. */
export function useSourceProject(id: string) {
  const isValid = isId(id);
  const query = useGetProjectQuery(Number(id), { skip: !isValid, refetchOnMountOrArgChange: true });
  // A refetch must not change a form that is being filled, but an archive that exists by now is shown at once.
  const fresh = { ...query, currentData: useFreshData(query) };
  const { post: project, ...state } = usePost(fresh, {
    isId: isValid,
  });
  const latest = query.currentData ?? project;

  return {
    project,
    /** The archive that the project has already. */
    archiveId: project ? (latest?.archiveId ?? null) : null,
    isOutside: project !== undefined && !TEAM.includes(latest?.mine?.state),
    isUnfinished: project !== undefined && latest?.status !== 'DONE',
    ...state,
  };
}
