import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import type { OpenConfirmation } from './toastStore';

interface ConfirmDialogProps {
  confirmation: OpenConfirmation;
}

/** The confirmation dialog: the safe button comes first and gets the focus, Escape cancels. */
export function ConfirmDialog({ confirmation }: ConfirmDialogProps) {
  const { title, body, confirmLabel = '확인', cancelLabel = '취소', danger = false, answer } = confirmation;

  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="gray" onClick={() => answer(false)}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {body}
    </Dialog>
  );
}
