import { type ReactNode, useId } from 'react';
import { type AnySchema } from 'yup';
import { findProblems } from '@contract/firstMessage';
import { AppForm, FirstMessage, SubmitButton, useFirstMessage, type FormSubmit } from '@/shared/forms';
import { type ButtonProps } from '@/shared/ui/Button';
import * as S from './AuthForm.styles';

interface SubmitAreaProps {
  rules: AnySchema;
  /** The messages of empty fields; while there is one, the button is inactive. */
  emptyMessage: string;
  submitLabel: string;
  variant?: ButtonProps['variant'];
  /** A request is running; the form's own submitting by default. */
  busy?: boolean;
}

interface ValidatedFormProps<Values extends object> extends SubmitAreaProps {
  initialValues: Values;
  form: FormSubmit<Values>;
  children: ReactNode;
}

/** A short form whose button is active once everything is filled; shows the first problem (D24). */
export function ValidatedForm<Values extends object>({
  initialValues,
  form,
  children,
  ...gate
}: ValidatedFormProps<Values>) {
  return (
    <AppForm as={S.Form} initialValues={initialValues} check={(values) => findProblems(gate.rules, values)} {...form}>
      {children}
      <SubmitArea {...gate} />
    </AppForm>
  );
}

function SubmitArea({ rules, emptyMessage, submitLabel, variant, busy }: SubmitAreaProps) {
  const messageId = useId();
  const { problem, shown } = useFirstMessage(rules);

  return (
    <>
      <FirstMessage id={messageId} problem={shown} />
      <SubmitButton
        block
        variant={variant}
        incomplete={problem?.message === emptyMessage}
        describedBy={messageId}
        busy={busy}
      >
        {submitLabel}
      </SubmitButton>
    </>
  );
}
