import { PROJECT_MESSAGES } from '@contract/project';
import { evictProject, usePostRemoval, useRemoveProjectMutation, type ProjectId } from '@/shared/api';
import { paths } from '@/shared/routes';

/** Deletes a post after a confirmation, and navigates to the list (PDET-19). */
export function useProjectRemoval(id: ProjectId) {
  const [removeProject] = useRemoveProjectMutation();

  return usePostRemoval({
    remove: () => removeProject(id).unwrap(),
    drop: () => evictProject(id),
    list: paths.projectList,
    texts: PROJECT_MESSAGES,
  });
}
