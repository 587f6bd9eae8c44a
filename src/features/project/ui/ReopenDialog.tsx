import { isRealDate } from '@contract/dates';
import { isDeadlineAllowed, PROJECT_MESSAGES, RECRUITING_TEXTS, suggestedDeadline } from '@contract/project';
import { useSubmit } from '@/shared/api';
import { AppForm, FormDateField, SubmitButton } from '@/shared/forms';
import { useDialogEntry } from '@/shared/lib/dialogHistory';
import { useToday } from '@/shared/session';
import { Button } from '@/shared/ui/Button';
import { DialogBody, DialogFoot, DialogForm, FormDialog } from '@/shared/ui/FormDialog';

export interface ReopenDialogProps {
  isBusy: boolean;
  /** Reopens the post with this deadline, or without one. @returns whether it succeeded */
  reopenUntil: (date: string | null) => Promise<boolean>;
  /** Stops rendering the dialog. */
  close: () => void;
}

/** After the deadline a post is reopened with another one, or with none (D103). */
export function ReopenDialog({ isBusy, reopenUntil, close }: ReopenDialogProps) {
  const { isLeaving, leave } = useDialogEntry(close);
  const today = useToday();
  const isFine = (deadline: string) => isRealDate(deadline) && isDeadlineAllowed(deadline, today);

  const form = useSubmit<{ deadline: string }>({
    // Its failure is shown there.
    send: async ({ deadline }) => ((await reopenUntil(deadline)) ? {} : undefined),
    done: () => leave(),
  });

  async function reopenForever() {
    if (await reopenUntil(null)) leave();
  }

  if (isLeaving) return null;
  return (
    <FormDialog title="다시 모집할까요?" lead={PROJECT_MESSAGES.deadlinePassed} closable onClose={() => leave()}>
      <AppForm
        as={DialogForm}
        initialValues={{ deadline: suggestedDeadline(today) }}
        check={({ deadline }) => (isFine(deadline) ? [] : [{ field: 'deadline', message: PROJECT_MESSAGES.deadline }])}
        {...form}
      >
        <DialogBody>
          <FormDateField name="deadline" label={RECRUITING_TEXTS.deadline} required />
        </DialogBody>
        <DialogFoot>
          <Button variant="gray" busy={isBusy} onClick={() => void reopenForever()}>
            {RECRUITING_TEXTS.noDeadline}
          </Button>
          <SubmitButton size="default">다시 모집하기</SubmitButton>
        </DialogFoot>
      </AppForm>
    </FormDialog>
  );
}
