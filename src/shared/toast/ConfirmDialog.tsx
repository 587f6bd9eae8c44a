import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDialogEntry } from '@/shared/lib/dialogHistory';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import type { OpenConfirmation } from './toastStore';

interface ConfirmDialogProps {
  confirmation: OpenConfirmation;
}

/** The confirmation dialog: the safe button comes first and gets the focus; Escape, back and another page cancel. */
export function ConfirmDialog({ confirmation }: ConfirmDialogProps) {
  const { title, body, confirmLabel = '확인', cancelLabel = '취소', danger = false, answer } = confirmation;
  // Answers after the entry is left: whoever asked may navigate at once.
  const { isLeaving, leave } = useDialogEntry<boolean>((yes = false) => answer(yes));
  const { pathname } = useLocation();
  const [initialPath] = useState(pathname);
  const isElsewhere = pathname !== initialPath;

  useEffect(() => {
    if (isElsewhere) answer(false);
  }, [isElsewhere, answer]);

  if (isLeaving) return null;
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={() => leave(false)}
      actions={
        <>
          <Button variant="gray" onClick={() => leave(false)}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => leave(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {body}
    </Dialog>
  );
}
