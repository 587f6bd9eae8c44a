import { Form, Formik, type FormikHelpers } from 'formik';
import { type ReactNode, useId } from 'react';
import { type AnySchema } from 'yup';
import { findProblems } from '@contract/firstMessage';
import { FirstMessage, SubmitButton, toErrors, useFirstMessage, useFocusFirstError } from '@/shared/forms';
import * as S from './AuthForm.styles';

interface GateProps {
  rules: AnySchema;
  /** What the rules say of an empty field; as long as they do, the button waits. */
  emptyMessage: string;
  submitLabel: string;
  /** Work is going on; the form's own submitting unless told otherwise. */
  busy?: boolean;
}

interface GatedFormProps<Values extends object> extends GateProps {
  initialValues: Values;
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<unknown>;
  children: ReactNode;
}

/** A short form that opens its button once everything is filled, and tells the first thing in the way (D24). */
export function GatedForm<Values extends object>({
  initialValues,
  onSubmit,
  children,
  ...gate
}: GatedFormProps<Values>) {
  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => toErrors(findProblems(gate.rules, values))}
      onSubmit={onSubmit}
    >
      <S.Form as={Form} noValidate>
        {children}
        <Gate {...gate} />
      </S.Form>
    </Formik>
  );
}

function Gate({ rules, emptyMessage, submitLabel, busy }: GateProps) {
  const messageId = useId();
  const { message, shown } = useFirstMessage(rules);
  useFocusFirstError();

  return (
    <>
      <FirstMessage id={messageId} message={shown} />
      <SubmitButton block blocked={message === emptyMessage} describedBy={messageId} busy={busy}>
        {submitLabel}
      </SubmitButton>
    </>
  );
}
