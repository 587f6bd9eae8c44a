import { useFormikContext } from 'formik';
import { type ReactNode } from 'react';
import { type Schema } from 'yup';
import { type FieldProblem } from '@contract/envelope';
import { OPERATOR_MESSAGES } from '@contract/operator';
import { FormDraft, type DraftRef } from '@/shared/drafts';
import { AppForm, FormPasswordField, SubmitButton } from '@/shared/forms';
import { useDialogEntry } from '@/shared/lib/dialogHistory';
import { Button } from '@/shared/ui/Button';
import { DialogBody, DialogFoot, DialogForm, FormDialog } from '@/shared/ui/FormDialog';
import { useActForm } from '../model/useActForm';
import { ReasonField } from './ReasonField';
import * as S from './ActDialog.styles';

export interface ActForm {
  reason: string;
  password: string;
}

interface ActDialogProps<Values extends ActForm, Data> {
  title: string;
  /** Under the title. */
  lead?: string;
  face?: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  draft: DraftRef;
  initial: Values;
  /** The rules of its fields for drafts. */
  rules?: Schema;
  /** States who reads the reason; without it no reason is asked for. */
  reasonHint?: string;
  check: (values: Values) => FieldProblem[];
  /** `key` is the idempotency key of a creating request. */
  send: (values: Values, key: string) => Promise<{ data?: Data; error?: unknown }>;
  /** Says what was done; by default only that it was. */
  announce?: (data: Data, values: Values) => void;
  onDone?: () => void;
  onClose: () => void;
  /** Fields above the reason. */
  children?: ReactNode;
}

/**
 * The dialog of a measure: its fields, its reason, and the password where the session has not confirmed it. A wrong
 * password is reported at its field, with the other values kept; a failure keeps the dialog; any other refusal closes it,
 * and the reason stays as a draft. While the measure is being sent the dialog cannot be closed: the server would take it
 * all the same.
 */
export function ActDialog<Values extends ActForm, Data = unknown>(props: ActDialogProps<Values, Data>) {
  const { title, lead, face, confirmLabel, danger = false, draft, initial, reasonHint, children } = props;
  const { isLeaving, leave } = useDialogEntry<'done'>((result) => {
    props.onClose();
    if (result) props.onDone?.();
  });
  const { needsPassword, form } = useActForm<Values, Data>({
    draft,
    check: props.check,
    send: props.send,
    announce: props.announce,
    onDone: () => leave('done'),
    onRefused: () => leave(),
  });

  if (isLeaving) return null;
  return (
    <AppForm
      as={DialogForm}
      initialValues={initial}
      frame={(body, isSubmitting) => (
        <FormDialog title={title} lead={lead} face={face} busy={isSubmitting} onClose={() => leave()}>
          {body}
        </FormDialog>
      )}
      {...form}
    >
      <DialogBody>
        <FormDraft {...draft} rules={props.rules} />
        {children}
        <Fields reasonHint={reasonHint} needsPassword={needsPassword} />
      </DialogBody>
      <S.Foot as={DialogFoot} data-danger={danger || undefined}>
        <CancelButton onClick={() => leave()} />
        <SubmitButton size="default">{confirmLabel}</SubmitButton>
      </S.Foot>
    </AppForm>
  );
}

function CancelButton({ onClick }: { onClick: () => void }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button variant="gray" inactive={isSubmitting} onClick={onClick}>
      취소
    </Button>
  );
}

interface FieldsProps {
  reasonHint: string | undefined;
  needsPassword: boolean;
}

function Fields({ reasonHint, needsPassword }: FieldsProps) {
  return (
    <>
      {reasonHint !== undefined && <ReasonField hint={reasonHint} />}
      {needsPassword && <ConfirmField />}
    </>
  );
}

/** The field of the own password, with the reason why it is required. */
export function ConfirmField() {
  const { isSubmitting } = useFormikContext();
  return (
    <FormPasswordField
      name="password"
      label={OPERATOR_MESSAGES.confirmFirst}
      help="15분 동안 다시 묻지 않아요."
      autoComplete="current-password"
      readOnly={isSubmitting}
    />
  );
}
