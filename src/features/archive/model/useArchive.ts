import { evictArchive, useGetArchiveQuery, usePost } from '@/shared/api';
import { isId } from '@contract/id';

/** The archive of the URL, or the reason why there is none. */
export function useArchive(id: string) {
  const isValid = isId(id);
  const query = useGetArchiveQuery(Number(id), { skip: !isValid });
  const { post: archive, ...state } = usePost(query, {
    isId: isValid,
    // Nobody writes comments on a pending one.
    evict: query.currentData?.published ? () => evictArchive(Number(id)) : undefined,
  });

  return { archive, ...state };
}
