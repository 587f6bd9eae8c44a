import { type ReactNode } from 'react';
import { type ProjectDetail, PROJECT_MESSAGES } from '@contract/project';
import { PostTop } from '@/entities/post';
import { paths } from '@/shared/routes';
import { useIsOwn } from '@/shared/session';
import { PencilIcon, TrashIcon } from '@/shared/ui/Icon';
import { IconButton, IconLink } from '@/shared/ui/IconButton';
import { ShareButton } from '@/shared/ui/ShareButton';
import { evictProject, usePostRemoval, useRemoveProjectMutation, type ProjectId } from '@/shared/api';

interface ProjectTopProps {
  /** The link back to the list. */
  back: ReactNode;
  /** Absent while it loads. */
  project: ProjectDetail | undefined;
}

/** Above a post: the back link, sharing, and the writer's actions. */
export function ProjectTop({ back, project }: ProjectTopProps) {
  const isWriter = useIsOwn(project?.writerId ?? null);

  return (
    <PostTop back={back}>
      {project && (
        <>
          {isWriter && <WriterTools id={project.id} />}
          {!project.hidden && <ShareButton title={project.title} path={paths.projectDetail(project.id)} />}
        </>
      )}
    </PostTop>
  );
}

function WriterTools({ id }: Pick<ProjectDetail, 'id'>) {
  const remove = useProjectRemoval(id);
  return (
    <>
      <IconLink label="수정" icon={PencilIcon} to={paths.projectEdit(id)} />
      <IconButton label="삭제" icon={TrashIcon} onClick={remove} />
    </>
  );
}

/** Deletes a post after a confirmation, and navigates to the list (PDET-19). */
function useProjectRemoval(id: ProjectId) {
  const [removeProject] = useRemoveProjectMutation();

  return usePostRemoval({
    remove: () => removeProject(id).unwrap(),
    drop: () => evictProject(id),
    list: paths.projectList,
    texts: PROJECT_MESSAGES,
  });
}
