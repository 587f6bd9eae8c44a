import { lazy, Suspense, type ReactNode } from 'react';
import { isSeatFree, type ProjectDetail } from '@contract/project';
import { PostPage } from '@/entities/post';
import { useIsOwn } from '@/shared/session';
import { Button } from '@/shared/ui/Button';
import { UnavailableDialog } from '@/shared/ui/UnavailableDialog';
import { useProjectClosing } from '../model/useProjectClosing';
import { ProjectBookmark } from './ProjectBookmark';
import { type ReopenDialogProps } from './ReopenDialog';

const ReopenDialog = lazy(() =>
  import('./ReopenDialog').then(
    ({ ReopenDialog: loaded }) => ({ default: loaded }),
    () => ({ default: ({ cancel }: ReopenDialogProps) => <UnavailableDialog onClose={cancel} /> }),
  ),
);

/** What stands around the strong button of a post. */
export interface ActionParts {
  bookmark: ReactNode;
  /** Ends or reopens recruiting; for the leader only. */
  closing?: ReactNode;
}

interface ProjectActionsProps {
  project: ProjectDetail;
  /** The strong button for whoever reads the post, with its surroundings. */
  apply: (parts: ActionParts) => ReactNode;
}

/** What can be done with a post. */
export function ProjectActions({ project, apply }: ProjectActionsProps) {
  const isWriter = useIsOwn(project.writer);
  const bookmark = <ProjectBookmark project={project} />;
  // A post without a leader recruits no one.
  if (project.writer === null) return <PostPage.Actions>{bookmark}</PostPage.Actions>;
  return apply({ bookmark, closing: isWriter && <ClosingButton project={project} /> });
}

function ClosingButton({ project }: { project: ProjectDetail }) {
  const { toggle, isBusy, asksForDate, ...reopening } = useProjectClosing(project);
  // A project that has ended recruits no more.
  if (project.status !== 'ACTIVE') return null;

  return (
    <>
      <Button variant={hasFreedSeat(project) ? 'primary' : 'gray'} size="large" busy={isBusy} onClick={toggle}>
        {project.closed ? '다시 모집하기' : '모집 마감하기'}
      </Button>
      {asksForDate && (
        <Suspense fallback={null}>
          <ReopenDialog isBusy={isBusy} {...reopening} />
        </Suspense>
      )}
    </>
  );
}

/** Closed for being full, with a place since. */
const hasFreedSeat = (project: ProjectDetail) => project.closedReason === 'FULL' && isSeatFree(project);
