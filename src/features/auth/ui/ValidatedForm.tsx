import { Form, Formik, type FormikHelpers } from 'formik';
import { type ReactNode, useId } from 'react';
import { type AnySchema } from 'yup';
import { findProblems } from '@contract/firstMessage';
import { FirstMessage, SubmitButton, toErrors, useFirstMessage, useFocusFirstError } from '@/shared/forms';
import * as S from './AuthForm.styles';

interface SubmitAreaProps {
  rules: AnySchema;
  /** The messages of empty fields; while there is one, the button is inactive. */
  emptyMessage: string;
  submitLabel: string;
  /** A request is running; the form's own submitting by default. */
  busy?: boolean;
}

interface ValidatedFormProps<Values extends object> extends SubmitAreaProps {
  initialValues: Values;
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<unknown>;
  children: ReactNode;
}

/** A short form whose button is active once everything is filled; shows the first problem (D24). */
export function ValidatedForm<Values extends object>({
  initialValues,
  onSubmit,
  children,
  ...gate
}: ValidatedFormProps<Values>) {
  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => toErrors(findProblems(gate.rules, values))}
      onSubmit={onSubmit}
    >
      <S.Form as={Form} noValidate>
        {children}
        <SubmitArea {...gate} />
      </S.Form>
    </Formik>
  );
}

function SubmitArea({ rules, emptyMessage, submitLabel, busy }: SubmitAreaProps) {
  const messageId = useId();
  const { problem, shown } = useFirstMessage(rules);
  useFocusFirstError();

  return (
    <>
      <FirstMessage id={messageId} problem={shown} />
      <SubmitButton block incomplete={problem?.message === emptyMessage} describedBy={messageId} busy={busy}>
        {submitLabel}
      </SubmitButton>
    </>
  );
}
