import { ARCHIVE_MESSAGES } from '@contract/archive';
import { MESSAGES } from '@contract/messages';
import { TEAM_MESSAGES } from '@contract/team';
import { ArchiveEditor, useSourceProject } from '@/features/archive';
import { paths } from '@/shared/routes';
import { FailedBlock, PageNotFound } from '@/shared/ui/EmptyState';
import { EditorSkeleton } from '@/shared/ui/EditorSkeleton';
import { AccessDeniedRedirect } from '../guards/AccessDeniedRedirect';

interface ArchiveOfProjectProps {
  /** The project's id in the path. */
  id: string;
}

/** A new archive, filled from a finished project of an own team (D112). */
export function ArchiveOfProject({ id }: ArchiveOfProjectProps) {
  const { project, archiveId, isOutside, isUnfinished, ...state } = useSourceProject(id);

  if (state.isGone) return <PageNotFound title={MESSAGES.postGone} />;
  if (isOutside) return <AccessDeniedRedirect message={TEAM_MESSAGES.teamOnly} to={paths.projectDetail(id)} />;
  if (archiveId !== null)
    return <AccessDeniedRedirect message={ARCHIVE_MESSAGES.hasArchive} to={paths.archiveDetail(archiveId)} />;
  if (isUnfinished) return <AccessDeniedRedirect message={ARCHIVE_MESSAGES.notDone} to={paths.projectTeam(id)} />;
  if (project) return <ArchiveEditor project={project} />;
  return state.isFailed ? (
    <FailedBlock onRetry={() => void state.refetch()} />
  ) : (
    <EditorSkeleton waiting={!state.skeletonStays} />
  );
}
