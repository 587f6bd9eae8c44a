import { type ProjectDetail } from '@contract/project';
import { useToday } from '@/shared/session';
import { useDialogLocation, useDialogStep } from '@/shared/routes';
import { lazyDialog } from '@/shared/ui/lazyDialog';
import { applyState } from '../model/applyState';
import { useDialogEnd } from '../model/useDialogEnd';
import { type ApplySheetProps } from './ApplySheet';

/** Its name in the history entry of the page. */
export const APPLY_DIALOG = 'apply';

const ApplySheet = lazyDialog<ApplySheetProps>(
  async () => (await import('./ApplySheet')).ApplySheet,
  ({ onClose }) => onClose,
);

/** The dialog of an application while it is open and the member may apply. Its script is lazy. */
export function ApplyDialog({ project }: { project: ProjectDetail }) {
  const { dialog, close } = useDialogLocation();
  useDialogStep();
  const today = useToday();
  // Visitors open it before their login: the relation to the post is loaded after it.
  const isAsked = dialog === APPLY_DIALOG && project.mine !== undefined;
  const isOpen = isAsked && applyState(project, today) === 'OPEN';
  // Also after the application was sent.
  useDialogEnd(isAsked && !isOpen, close);

  if (!isOpen) return null;
  return <ApplySheet project={project} onClose={close} />;
}
