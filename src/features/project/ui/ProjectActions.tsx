import { type ReactNode } from 'react';
import { isSeatFreed, type ProjectDetail } from '@contract/project';
import { useIsOwn } from '@/shared/session';
import { ClosingButton } from './ClosingButton';
import { ProjectBookmark } from './ProjectBookmark';

/** Content around the primary button of a post. */
export interface ActionParts {
  bookmark: ReactNode;
  /** Ends or reopens recruiting; for the leader only. */
  closing?: ReactNode;
}

interface ProjectActionsProps {
  project: ProjectDetail;
  /** The primary button for the reader of the post, with its surroundings. */
  apply: (parts: ActionParts) => ReactNode;
}

/** The actions of a post. */
export function ProjectActions({ project, apply }: ProjectActionsProps) {
  const isWriter = useIsOwn(project.writerId);
  return apply({
    bookmark: <ProjectBookmark project={project} />,
    closing: isWriter && <ProjectClosing project={project} />,
  });
}

function ProjectClosing({ project }: { project: ProjectDetail }) {
  // A project that has ended recruits no more; a hidden post cannot be reopened (D133).
  if (project.status !== 'ACTIVE' || (project.closed && project.hidden)) return null;
  return <ClosingButton post={project} variant={isSeatFreed(project) ? 'primary' : 'gray'} size="large" />;
}
