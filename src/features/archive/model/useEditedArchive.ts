import { evictArchive, useGetArchiveQuery, usePost } from '@/shared/api';
import { useFreshData } from '@/shared/lib/useFreshData';
import { useOnceTrue } from '@/shared/lib/useOnceTrue';
import { isId } from '@contract/id';
import { useIsOwn } from '@/shared/session';

/** The initial archive of an edit, or the reason why there is none. */
export function useEditedArchive(id: string) {
  const isValid = isId(id);
  const query = useGetArchiveQuery(Number(id), { skip: !isValid, refetchOnMountOrArgChange: true });
  const fresh = { ...query, currentData: useFreshData(query) };
  const { post: archive, ...state } = usePost(fresh, { isId: isValid, evict: () => evictArchive(Number(id)) });
  // Once: the form stays open when the session ends.
  const isWriter = useOnceTrue(useIsOwn(archive?.writerId ?? null));

  return {
    archive,
    /** Another member's: only its writer edits an archive (AFORM-41). */
    isDenied: archive !== undefined && !isWriter,
    ...state,
  };
}
