import { evictProject, useGetProjectQuery, usePost } from '@/shared/api';
import { isId } from '@contract/id';

/**
 * The post of the URL, or the reason why there is none.
 * @param saysDeletion false while a dialog says itself that the post was deleted
 */
export function useProject(id: string, saysDeletion: boolean) {
  const isValid = isId(id);
  const query = useGetProjectQuery(Number(id), { skip: !isValid });
  const { post: project, ...state } = usePost(query, {
    isId: isValid,
    evict: () => evictProject(Number(id)),
    saysDeletion,
  });

  return { project, ...state };
}
