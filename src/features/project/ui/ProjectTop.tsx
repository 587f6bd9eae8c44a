import { type ReactNode } from 'react';
import { type ProjectDetail, PROJECT_MESSAGES } from '@contract/project';
import { PostTop } from '@/entities/post';
import { paths, useDialogLocation } from '@/shared/routes';
import { useIsOwn } from '@/shared/session';
import { PencilIcon, TrashIcon } from '@/shared/ui/Icon';
import { IconButton, IconLink } from '@/shared/ui/IconButton';
import { lazyDialog } from '@/shared/ui/lazyDialog';
import { ShareButton } from '@/shared/ui/ShareButton';
import { type DeleteDialogProps } from './DeleteDialog';
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
          {isWriter && <WriterTools project={project} />}
          {!project.hidden && <ShareButton title={project.title} path={paths.projectDetail(project.id)} />}
        </>
      )}
    </PostTop>
  );
}

/** Its name in the history entry of the page. */
const DELETE_DIALOG = 'delete';

const DeleteDialog = lazyDialog<DeleteDialogProps>(
  async () => (await import('./DeleteDialog')).DeleteDialog,
  ({ onClose }) => onClose,
);

function WriterTools({ project }: { project: ProjectDetail }) {
  const { id, members } = project;
  const dialog = useDialogLocation();
  const hasTeam = members.length > 1;
  const remove = useProjectRemoval(id, hasTeam);

  // The dialog leaves the history before the page is replaced in it.
  function confirmed() {
    dialog.close();
    remove();
  }

  return (
    <>
      <IconLink label="수정" icon={PencilIcon} to={paths.projectEdit(id)} />
      <IconButton label="삭제" icon={TrashIcon} onClick={() => (hasTeam ? dialog.open(DELETE_DIALOG) : remove())} />
      {hasTeam && dialog.dialog === DELETE_DIALOG && (
        <DeleteDialog project={project} onDelete={confirmed} onClose={dialog.close} />
      )}
    </>
  );
}

/** Deletes a post after a confirmation, and navigates to the list (PDET-19). */
function useProjectRemoval(id: ProjectId, wasAsked: boolean) {
  const [removeProject] = useRemoveProjectMutation();

  return usePostRemoval({
    remove: () => removeProject(id).unwrap(),
    drop: () => evictProject(id),
    list: paths.projectList,
    texts: PROJECT_MESSAGES,
    wasAsked,
  });
}
