import { type FieldProblem } from '@contract/envelope';
import { object, string } from 'yup';
import { LIMITS } from '@contract/limits';
import { type DraftRef, FormDraft } from '@/shared/drafts';
import { Button } from '@/shared/ui/Button';
import { DangerFoot, DialogBody, DialogForm, FormDialog } from '@/shared/ui/FormDialog';
import { RadioRows } from '@/shared/ui/RadioRows';
import { AppForm, type FormSubmit } from './AppForm';
import { FormTextArea } from './FormTextArea';
import { SubmitButton } from './SubmitButton';
import { useFormField } from './useFormField';

/** A reason of the list, or an own text. */
export interface ReasonForm<Reason extends string> {
  reason: Reason | '';
  note: string;
}

interface ReasonDialogProps<Reason extends string> {
  title: string;
  /** States the consequence, and who reads the reason. */
  body: string;
  confirmLabel: string;
  /** Name of the reasons for screen readers. */
  label: string;
  /** The last one, OTHER, requires a text. Without options only a text is asked for. */
  options?: readonly { value: Reason; label: string }[];
  draft: DraftRef;
  check: (values: ReasonForm<Reason>) => FieldProblem[];
  form: FormSubmit<ReasonForm<Reason>>;
  onClose: () => void;
}

/** Asks for the reason of declining, leaving or removing. */
export function ReasonDialog<Reason extends string>(props: ReasonDialogProps<Reason>) {
  const { title, body, confirmLabel, label, options, draft, check, form, onClose } = props;
  const empty: ReasonForm<Reason> = { reason: '', note: '' };

  return (
    <FormDialog title={title} lead={body} onClose={onClose}>
      <AppForm as={DialogForm} initialValues={empty} check={check} {...form}>
        <DialogBody>
          <FormDraft {...draft} rules={object({ reason: string().oneOf(options?.map(({ value }) => value) ?? []) })} />
          <Fields label={label} options={options} />
        </DialogBody>
        <DangerFoot>
          <Button variant="gray" onClick={onClose}>
            취소
          </Button>
          <SubmitButton size="default">{confirmLabel}</SubmitButton>
        </DangerFoot>
      </AppForm>
    </FormDialog>
  );
}

function Fields<Reason extends string>({ label, options }: Pick<ReasonDialogProps<Reason>, 'label' | 'options'>) {
  const reason = useFormField<Reason | ''>('reason');

  return (
    <>
      {options && (
        <RadioRows
          label={label}
          hideLabel
          required
          options={options}
          value={reason.value}
          onChange={reason.edit}
          error={reason.error}
        />
      )}
      {(!options || reason.value === 'OTHER') && (
        <FormTextArea name="note" label="이유" hideLabel required max={LIMITS.reasonNote} minRows={3} />
      )}
    </>
  );
}
