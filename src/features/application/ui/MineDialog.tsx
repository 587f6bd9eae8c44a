import { type ProjectDetail } from '@contract/project';
import { useDialogLocation } from '@/shared/routes';
import { lazyDialog } from '@/shared/ui/lazyDialog';
import { useDialogEnd } from '../model/useDialogEnd';
import { type MineSheetProps } from './MineSheet';

/** Its name in the history entry of the page. */
export const MINE_DIALOG = 'application';

const MineSheet = lazyDialog<MineSheetProps>(
  async () => (await import('./MineSheet')).MineSheet,
  ({ onClose }) => onClose,
);

/** The own pending application, while it is open. Its script is lazy. */
export function MineDialog({ project }: { project: ProjectDetail }) {
  const { dialog, close } = useDialogLocation();
  const application = project.mine?.state === 'APPLIED' ? project.mine.application : undefined;
  const isAsked = dialog === MINE_DIALOG && project.mine !== undefined;
  useDialogEnd(isAsked && !application, close);

  if (!isAsked || !application) return null;
  return <MineSheet project={project} application={application} onClose={close} />;
}
