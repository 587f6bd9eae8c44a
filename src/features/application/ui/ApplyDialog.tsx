import { lazy, Suspense } from 'react';
import { type ProjectDetail } from '@contract/project';
import { useToday } from '@/shared/session';
import { useDialogLocation } from '@/shared/routes';
import { UnavailableDialog } from '@/shared/ui/UnavailableDialog';
import { applyState } from '../model/applyState';
import { useDialogEnd } from '../model/useDialogEnd';
import { type ApplySheetProps } from './ApplySheet';

/** Its name in the history entry of the page. */
export const APPLY_DIALOG = 'apply';

const ApplySheet = lazy(() =>
  import('./ApplySheet').then(
    ({ ApplySheet: Sheet }) => ({ default: Sheet }),
    () => ({ default: ({ onClose }: ApplySheetProps) => <UnavailableDialog onClose={onClose} /> }),
  ),
);

/** The dialog of an application while it is open and the member may apply. Its script is lazy. */
export function ApplyDialog({ project }: { project: ProjectDetail }) {
  const { dialog, close } = useDialogLocation();
  const today = useToday();
  // Visitors open it before their login: the relation to the post is loaded after it.
  const isAsked = dialog === APPLY_DIALOG && project.mine !== undefined;
  const isOpen = isAsked && applyState(project, today) === 'OPEN';
  // Also after the application was sent.
  useDialogEnd(isAsked && !isOpen, close);

  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ApplySheet project={project} onClose={close} />
    </Suspense>
  );
}
