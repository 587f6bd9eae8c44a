import { evictProject, useGetProjectQuery, usePost } from '@/shared/api';
import { useFreshData } from '@/shared/lib/useFreshData';
import { useOnceTrue } from '@/shared/lib/useOnceTrue';
import { isId } from '@contract/id';
import { useIsOwn } from '@/shared/session';

/** The initial post of an edit, or the reason why there is none. */
export function useEditedProject(id: string) {
  const isValid = isId(id);
  const query = useGetProjectQuery(Number(id), { skip: !isValid, refetchOnMountOrArgChange: true });
  const fresh = { ...query, currentData: useFreshData(query) };
  const { post: project, ...state } = usePost(fresh, { isId: isValid, evict: () => evictProject(Number(id)) });
  // Once: the form stays open when the session ends.
  const isWriter = useOnceTrue(useIsOwn(project?.writerId ?? null));

  return {
    project,
    /** Another member's: only its writer edits a post (PFORM-32). */
    isDenied: project !== undefined && !isWriter,
    ...state,
  };
}
