import { useEffect } from 'react';
import { MAIL_TEXTS } from '@contract/mails';
import { useGetMailsQuery } from '@/shared/api';
import { DialogBody, FormDialog } from '@/shared/ui/FormDialog';
import { EmailBox } from './EmailBox';

export interface EmailDialogProps {
  /** @param isConfirmed false when the dialog is closed before */
  onAnswer: (isConfirmed: boolean) => void;
}

/** The code box over a form whose call needs a confirmed e-mail (D150b); also leaves when it is confirmed elsewhere. */
export function EmailDialog({ onAnswer }: EmailDialogProps) {
  const { data: mails } = useGetMailsQuery();
  const isConfirmed = Boolean(mails?.email.confirmedDateTime);

  useEffect(() => {
    if (isConfirmed) onAnswer(true);
  }, [isConfirmed, onAnswer]);

  return (
    <FormDialog title={MAIL_TEXTS.dialogTitle} lead={MAIL_TEXTS.dialogLead} closable onClose={() => onAnswer(false)}>
      <DialogBody>
        <EmailBox variant="primary" onConfirmed={() => onAnswer(true)} />
      </DialogBody>
    </FormDialog>
  );
}
