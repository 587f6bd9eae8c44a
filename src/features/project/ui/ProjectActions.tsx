import { type ReactNode } from 'react';
import { type ProjectDetail } from '@contract/project';
import { PostPage } from '@/entities/post';
import { useIsOwn } from '@/shared/session';
import { Button } from '@/shared/ui/Button';
import { useProjectClosing } from '../model/useProjectClosing';
import { ProjectBookmark } from './ProjectBookmark';

interface ProjectActionsProps {
  project: ProjectDetail;
  /** What a reader does next while the post recruits; the writer decides about recruiting instead. */
  greeting?: ReactNode;
}

/** What can be done with a post. */
export function ProjectActions({ project, greeting }: ProjectActionsProps) {
  const isWriter = useIsOwn(project.writer);
  // A closed post recruits no one, and a writer who has withdrawn reads no comments.
  const isGreetable = !project.closed && project.writer !== null;

  return (
    <PostPage.Actions>
      {isWriter && <ClosingButton project={project} />}
      {!isWriter && isGreetable && greeting}
      <ProjectBookmark project={project} />
    </PostPage.Actions>
  );
}

function ClosingButton({ project }: { project: ProjectDetail }) {
  const { toggle, isBusy } = useProjectClosing(project);

  return (
    <Button variant={project.closed ? 'soft' : 'line'} size="large" busy={isBusy} onClick={toggle}>
      {project.closed ? '다시 모집하기' : '모집 마감하기'}
    </Button>
  );
}
